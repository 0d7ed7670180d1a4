import {readQuery} from '../../../lib/address/readQuery.ts';
import {practiceTypeIds, type PracticeTypeId} from '../data.ts';
import {toSingleLine, readTopic} from './contactMessage.ts';

export interface ContactPrefill {
  /** Plain text, one line; '' if the link has none. */
  readonly topic: string;
  readonly practiceType: PracticeTypeId | '';
}

/** Short words in our own links with their full text. Other text is used unchanged. */
const topicNames: Readonly<Record<string, string>> = {
  integration: 'An integration request',
  pricing: 'A question about pricing',
  enterprise: 'Enterprise pricing',
  security: 'A question about security',
};

const own = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/**
 * Parses `?topic=` and `?practice=` from a query string into plain text: cut to one short line,
 * without control characters. Drops an unknown practice.
 *
 * @param practices contact form's practice types by specialty slug
 */
export const readContactPrefill = (
  search: string,
  practices: Readonly<Record<string, PracticeTypeId>>,
): ContactPrefill => {
  const query = readQuery(search);
  const topic = toSingleLine(query.get('topic') ?? '');
  const practice = (query.get('practice') ?? '').trim().toLowerCase();
  return {
    topic: readTopic(own(topicNames, topic.toLowerCase()) ?? topic),
    practiceType:
      practiceTypeIds.find((id) => id === practice) ??
      own(practices, practice) ??
      (practice === 'multi-specialty' ? 'other' : ''),
  };
};

export const contactLink = (topic: string): string =>
  `/contact?${new URLSearchParams({topic}).toString()}`;

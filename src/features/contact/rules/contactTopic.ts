import {readQuery} from '../../../lib/address/readQuery.ts';
import {truncateCharacters} from '../../../lib/text/characters.ts';
import {toSingleLine} from '../../forms/rules/typedText.ts';

/** Maximum characters of a topic, equal to the table's limit (supabase/migrations). */
const MAX_TOPIC_LENGTH = 120;

/** Builds a link to the contact form with a topic, which the form shows and sends. */
export const contactLink = (topic: string): string =>
  `/contact?${new URLSearchParams({topic}).toString()}`;

/** Converts a topic to one line, cut to the table's limit. */
export const toTopic = (text: string): string =>
  truncateCharacters(toSingleLine(text), MAX_TOPIC_LENGTH).trim();

/** Reads the topic of a link; '' if it has none. */
export const topicOf = (search: string): string => toTopic(readQuery(search).get('topic') ?? '');

import {readQuery} from '../../../lib/address/readQuery.ts';
import {readTopic} from './contactMessage.ts';

/** Reads the topic of a link as plain text, cut to one short line; '' if it has none. */
export const topicOf = (search: string): string => readTopic(readQuery(search).get('topic') ?? '');

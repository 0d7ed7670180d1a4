import {
  practiceTypeIds,
  stateCodes,
  teamSizeIds,
  type PracticeTypeId,
  type StateCode,
  type TeamSizeId,
} from '../data.ts';
import type {Campaign} from '../../../lib/campaign.ts';
import {formatNumber} from '../../../lib/format/numbers.ts';
import {emailNote, readEmail} from '../../../lib/email/readEmail.ts';
import {
  countCharacters,
  removeInvisible,
  removeLoneSurrogates,
  truncateCharacters,
} from '../../../lib/text/characters.ts';

/** Field names of the form, fixed by the owner. */
export const contactFieldNames = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'practiceType',
  'clinicName',
  'teamSize',
  'state',
  'message',
] as const;
export type ContactFieldName = (typeof contactFieldNames)[number];

/** Form values as typed and chosen: always text, '' if empty. */
export type ContactFormValues = Readonly<Record<ContactFieldName, string>> & {
  /** Topic from a link; '' if it has none. */
  readonly topic: string;
  /** Result of `isBot`. */
  readonly honeypot: boolean;
};

/** Columns of the table `contact_messages`; an omitted column stays null. */
export interface ContactMessageRow {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone?: string;
  readonly practice_type?: PracticeTypeId;
  readonly clinic_name?: string;
  readonly team_size?: TeamSizeId;
  readonly state?: StateCode;
  readonly topic?: string;
  readonly message: string;
  readonly honeypot?: true;
}

/** Minimum time in milliseconds for a person to fill in four fields. */
export const MIN_FILL_MS = 3_000;

/**
 * Milliseconds to delay sending. People with autofill are fast and don't notice it; a bot that
 * leaves early sends nothing.
 *
 * @param elapsed milliseconds from rendering the form to submitting it
 */
export const sendDelay = (elapsed: number): number => Math.max(0, MIN_FILL_MS - elapsed);

/**
 * Checks whether a bot sent the form. Autofill also fills in the hidden field, with another field's
 * value, so a second sign is required. If in doubt, the sender counts as a person.
 *
 * @param hidden value of the hidden field
 * @param elapsed milliseconds from rendering the form to submitting it
 */
export const isBot = (
  hidden: string,
  fields: Readonly<Record<ContactFieldName, string>>,
  elapsed: number,
): boolean =>
  hidden !== '' &&
  !Object.values(fields).includes(hidden) &&
  (sendDelay(elapsed) > 0 || /https?:\/\/|<a\s/i.test(fields.message));

const PAGE = /^\/[A-Za-z0-9._~/-]{0,199}$/;

/** Maximum characters of a topic, equal to the table's limit (supabase/migrations). */
const MAX_TOPIC_LENGTH = 120;

/** Length of a local number without area code; anything shorter can't be called from outside. */
const MIN_PHONE_LENGTH = 7;

/** Control and bidirectional characters, which names don't contain and the table rejects. */
const LINE_CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;
const TEXT_CONTROLS =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Converts text to one line: no control characters, single spaces, trimmed. */
export const toSingleLine = (text: string): string =>
  removeLoneSurrogates(text).replace(LINE_CONTROLS, ' ').replace(/ {2,}/g, ' ').trim();

const toPlainText = (text: string): string =>
  removeLoneSurrogates(text).replace(TEXT_CONTROLS, '').trim();

/** Keeps a phone number as typed, words included; removes invisible characters and `tel:`. */
export const readPhone = (typed: string): string =>
  toSingleLine(removeInvisible(toSingleLine(typed)).replace(/^\s*tel:/i, ''));

/** Converts a topic from a link to one line, cut to the table's limit. */
export const readTopic = (text: string): string =>
  truncateCharacters(toSingleLine(text), MAX_TOPIC_LENGTH).trim();

/** Matches blank text; the table has the same pattern (supabase/migrations). */
export const BLANK_TEXT =
  /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800\ufff9-\ufffb\u{1d159}]*$/u;

const oneOf = <Id extends string>(ids: readonly Id[], value: string): Id | undefined =>
  ids.find((id) => id === value);

/** Builds the row to store: trimmed, without the keys of empty fields. */
export const toContactRow = (form: ContactFormValues): ContactMessageRow => ({
  first_name: toSingleLine(form.firstName),
  last_name: toSingleLine(form.lastName),
  email: readEmail(form.email).address,
  phone: readPhone(form.phone) || undefined,
  practice_type: oneOf(practiceTypeIds, form.practiceType),
  clinic_name: toSingleLine(form.clinicName) || undefined,
  team_size: oneOf(teamSizeIds, form.teamSize),
  state: oneOf(stateCodes, form.state),
  topic: readTopic(form.topic) || undefined,
  message: toPlainText(form.message),
  honeypot: form.honeypot || undefined,
});

/**
 * Builds the columns for a message's origin.
 *
 * @param page path; dropped if the table would reject it (supabase/migrations)
 */
export const messageOrigin = (page: string, campaign: Campaign): object => ({
  page: PAGE.test(page) ? page : undefined,
  ...campaign,
});

interface TextRule {
  /** Returns the text as it is stored. */
  readonly stored: (typed: string) => string;
  /** Maximum characters (`countCharacters`), equal to the table's limit (supabase/migrations). */
  readonly max: number;
  /** Error for text of spaces or invisible characters, in a required field. */
  readonly blank?: string;
}

const textRules: Partial<Readonly<Record<string, TextRule>>> = {
  firstName: {stored: toSingleLine, max: 100, blank: 'Enter your name.'},
  lastName: {stored: toSingleLine, max: 100, blank: 'Enter your name.'},
  phone: {stored: readPhone, max: 50},
  clinicName: {stored: toSingleLine, max: 200},
  message: {stored: toPlainText, max: 5_000, blank: 'Enter a message.'},
} satisfies Partial<Record<ContactFieldName, TextRule>>;

const hasTooFewDigits = (phone: string): boolean =>
  phone !== '' && (phone.match(/[\p{L}\p{N}]/gu) ?? []).length < MIN_PHONE_LENGTH;

/**
 * Error for a field, shown beside it, beyond the browser's own check (required); '' if valid. Checks the
 * length here, because a limit on the field itself would silently truncate pasted text.
 */
export const fieldProblem = (name: string, typed: string): string => {
  if (name === 'email') return emailNote(typed);
  const rule = textRules[name];
  if (rule === undefined || typed === '') return '';
  const text = rule.stored(typed);
  if (rule.blank !== undefined && BLANK_TEXT.test(text)) return rule.blank;
  if (name === 'phone' && hasTooFewDigits(text)) {
    return 'Enter a phone number with area code, or leave this blank.';
  }
  const count = countCharacters(text);
  return count > rule.max
    ? `Please keep it to ${formatNumber(rule.max)} characters. It has ${formatNumber(count)} now.`
    : '';
};

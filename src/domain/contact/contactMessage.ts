import {
  practiceTypeIds,
  stateCodes,
  teamSizeIds,
  type PracticeTypeId,
  type StateCode,
  type TeamSizeId,
} from '../../data/contactFields.ts';
import type {Campaign} from '../campaign/campaign.ts';
import {wholeNumber} from '../../format/whole.ts';
import {emailNote, LONGEST_EMAIL, readEmail} from '../email/readEmail.ts';
import {
  countCharacters,
  cutCharacters,
  withoutHalfCharacters,
  withoutInvisible,
} from '../text/characters.ts';

/** The form's fields, named as the owner fixed them. */
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

/** What the visitor typed and chose, as the form gives it: always text, '' where left empty. */
export type ContactForm = Readonly<Record<ContactFieldName, string>> & {
  /** What a link said the message is about; '' when none did. */
  readonly topic: string;
  /** What `isMachine` says. */
  readonly honeypot: boolean;
};

/** What was written, as columns of the table `contact_messages`; what is left out stays empty there. */
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

/** Nobody types into four fields in less than this, in milliseconds. */
export const MIN_FILL_MS = 3_000;

/**
 * How long a message is held before it is sent, in milliseconds: people with a form filler are quick
 * and lose nothing by it, a machine that doesn't stay sends nothing.
 *
 * @param elapsed milliseconds from the form's appearance to its sending
 */
export const holdBeforeSending = (elapsed: number): number => Math.max(0, MIN_FILL_MS - elapsed);

/**
 * Whether a machine has written. The field that people cannot see is filled in by form fillers, too, with
 * what belongs into another field: so a second sign is needed, and in doubt it was a person.
 *
 * @param hidden what is in that field
 * @param elapsed milliseconds from the form's appearance to its sending
 */
export const isMachine = (
  hidden: string,
  fields: Readonly<Record<ContactFieldName, string>>,
  elapsed: number,
): boolean =>
  hidden !== '' &&
  !Object.values(fields).includes(hidden) &&
  (holdBeforeSending(elapsed) > 0 || /https?:\/\/|<a\s/i.test(fields.message));

const PAGE = /^\/[A-Za-z0-9._~/-]{0,199}$/;

/** Longest text per field, in characters as `countCharacters` counts: the bounds of the table (supabase/migrations). */
const contactLimits = {
  firstName: 100,
  lastName: 100,
  email: LONGEST_EMAIL,
  phone: 50,
  clinicName: 200,
  topic: 120,
  message: 5_000,
} as const;

/** A local number without its area code; fewer digits or letters reach nobody from outside. */
const SHORTEST_PHONE = 7;

/** Control and direction characters, which no name holds and the table refuses. */
const NOT_IN_A_LINE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;
const NOT_IN_A_TEXT =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** One line of plain text: no control characters, single spaces, nothing around it. */
export const plainLine = (text: string): string =>
  withoutHalfCharacters(text).replace(NOT_IN_A_LINE, ' ').replace(/ {2,}/g, ' ').trim();

const plainText = (text: string): string =>
  withoutHalfCharacters(text).replace(NOT_IN_A_TEXT, '').trim();

/** Kept as typed, with extensions in words; only what cannot be seen goes, and a link's `tel:`. */
export const readPhone = (typed: string): string =>
  plainLine(withoutInvisible(plainLine(typed)).replace(/^\s*tel:/i, ''));

/** One short line of a link or an address, cut where it is longer than the table takes. */
export const readTopic = (text: string): string =>
  cutCharacters(plainLine(text), contactLimits.topic).trim();

/** What shows nothing; the table knows the same (supabase/migrations, insert_rules). */
export const BLANK =
  /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800\ufff9-\ufffb\u{1d159}]*$/u;

const oneOf = <Id extends string>(ids: readonly Id[], value: string): Id | undefined =>
  ids.find((id) => id === value);

/** The row to store: trimmed, and with the keys of empty fields left out. */
export const toContactRow = (form: ContactForm): ContactMessageRow => ({
  first_name: plainLine(form.firstName),
  last_name: plainLine(form.lastName),
  email: readEmail(form.email).address,
  phone: readPhone(form.phone) || undefined,
  practice_type: oneOf(practiceTypeIds, form.practiceType),
  clinic_name: plainLine(form.clinicName) || undefined,
  team_size: oneOf(teamSizeIds, form.teamSize),
  state: oneOf(stateCodes, form.state),
  topic: readTopic(form.topic) || undefined,
  message: plainText(form.message),
  honeypot: form.honeypot || undefined,
});

/**
 * The columns of where a message was sent from.
 *
 * @param page path; what the table would not take (its bounds: supabase/migrations) is left out
 */
export const messageOrigin = (page: string, campaign: Campaign): object => ({
  page: PAGE.test(page) ? page : undefined,
  ...campaign,
});

/** What would be stored of a text field. */
const storedText = (name: keyof Omit<typeof contactLimits, 'topic'>, value: string): string => {
  if (name === 'email') return readEmail(value).address;
  if (name === 'phone') return readPhone(value);
  return name === 'message' ? plainText(value) : plainLine(value);
};

/** The database refuses more; the field itself takes it, so that nothing pasted is cut in silence. */
const lengthProblem = (name: keyof Omit<typeof contactLimits, 'topic'>, value: string): string => {
  const count = countCharacters(storedText(name, value));
  return count > contactLimits[name]
    ? `Please keep it to ${wholeNumber(contactLimits[name])} characters. It has ${wholeNumber(count)} now.`
    : '';
};

/**
 * What stands in the way of storing a field and a browser's own check (required) lets pass; '' when
 * nothing does. Written to be shown beside the field.
 */
export const fieldProblem = (name: ContactFieldName, value: string): string => {
  switch (name) {
    case 'firstName':
    case 'lastName':
    case 'message':
      if (value !== '' && BLANK.test(storedText(name, value))) {
        return 'Spaces alone are not enough. Please write something.';
      }
      return lengthProblem(name, value);
    case 'email':
      return emailNote(value);
    case 'phone': {
      const phone = readPhone(value);
      const {length = 0} = phone.match(/[\p{L}\p{N}]/gu) ?? [];
      return phone !== '' && length < SHORTEST_PHONE
        ? 'That is too short to call. Leave it empty if you like.'
        : lengthProblem(name, value);
    }
    case 'clinicName':
      return lengthProblem(name, value);
    case 'practiceType':
    case 'teamSize':
    case 'state':
      return '';
  }
};

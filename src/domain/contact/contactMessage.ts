import {
  practiceTypeIds,
  stateCodes,
  teamSizeIds,
  type PracticeTypeId,
  type StateCode,
  type TeamSizeId,
} from '../../data/contactFields';
import {type Campaign} from '../campaign/campaign';
import {wholeNumber} from '../../format/whole';

/** The form's fields, named as in spec section 3. */
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
  /** Whether the field that people cannot see was filled in. */
  readonly honeypot: boolean;
};

/** A row of the table `contact_messages`; what is left out stays empty there. */
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
  readonly page?: string;
  readonly utm_source?: string;
  readonly utm_medium?: string;
  readonly utm_campaign?: string;
  readonly utm_term?: string;
  readonly utm_content?: string;
}

/** Where a message was sent from. */
export interface MessageOrigin {
  /** The page's path; what the table would not take (its bounds: supabase/migrations) is left out. */
  readonly page: string;
  readonly campaign: Campaign;
}

const PAGE = /^\/[A-Za-z0-9._~/-]{0,199}$/;

/** Longest text per field, in characters: the bounds of the table (supabase/migrations). */
export const contactLimits = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 50,
  clinicName: 200,
  topic: 120,
  message: 5_000,
} as const;

/** Control and direction characters, which no name holds and the table refuses. */
const NOT_IN_A_LINE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;
const NOT_IN_A_TEXT =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** One line of plain text: no control characters, single spaces, nothing around it. */
export const plainLine = (text: string): string =>
  text.replace(NOT_IN_A_LINE, ' ').replace(/ {2,}/g, ' ').trim();

const plainText = (text: string): string => text.replace(NOT_IN_A_TEXT, '').trim();

/** What shows nothing; the table knows the same (supabase/migrations, lookalikes_and_blanks). */
export const BLANK =
  /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800\ufff9-\ufffb\u{1d159}]*$/u;

const oneOf = <Id extends string>(ids: readonly Id[], value: string): Id | undefined =>
  ids.find((id) => id === value);

/** The row to store: trimmed, and with the keys of empty fields left out. */
export const toContactRow = (
  form: ContactForm,
  {page, campaign}: MessageOrigin,
): ContactMessageRow => ({
  first_name: plainLine(form.firstName),
  last_name: plainLine(form.lastName),
  email: form.email.trim(),
  phone: plainLine(form.phone) || undefined,
  practice_type: oneOf(practiceTypeIds, form.practiceType),
  clinic_name: plainLine(form.clinicName) || undefined,
  team_size: oneOf(teamSizeIds, form.teamSize),
  state: oneOf(stateCodes, form.state),
  topic: plainLine(form.topic).slice(0, contactLimits.topic) || undefined,
  message: plainText(form.message),
  honeypot: form.honeypot || undefined,
  page: PAGE.test(page) ? page : undefined,
  ...campaign,
});

/**
 * What stands in the way of storing a field and a browser's own check (required, e-mail) lets pass;
 * '' when nothing does. Written to be shown by the browser beside the field.
 */
export const fieldProblem = (name: ContactFieldName, value: string): string => {
  const text = value.trim();
  switch (name) {
    case 'firstName':
    case 'lastName':
    case 'message':
      if (value !== '' && BLANK.test(value)) {
        return 'Spaces alone are not enough. Please write something.';
      }
      if (name === 'message' && text.length > contactLimits.message) {
        return `Please keep it under ${wholeNumber(contactLimits.message)} characters. It has ${wholeNumber(text.length)} now.`;
      }
      return '';
    case 'email':
      return /@[^.\s]+$/.test(text)
        ? 'The part after the @ looks unfinished. Is .com or another ending missing?'
        : '';
    case 'phone':
      return text !== '' && text.length < 3
        ? 'That is too short to call. Leave it empty if you like.'
        : '';
    case 'practiceType':
    case 'clinicName':
    case 'teamSize':
    case 'state':
      return '';
  }
};

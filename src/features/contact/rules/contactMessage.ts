import {
  practiceTypeIds,
  stateCodes,
  teamSizeIds,
  type PracticeTypeId,
  type StateCode,
  type TeamSizeId,
} from '../data.ts';
import {
  type FieldRule,
  phoneRule,
  readPhone,
  textRule,
  toPlainText,
  toSingleLine,
} from '../../forms/rules/typedText.ts';
import type {Campaign} from '../../../lib/campaign.ts';
import {emailNote, readEmail} from '../../../lib/email/readEmail.ts';
import {toTopic} from './contactTopic.ts';

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
  topic: toTopic(form.topic) || undefined,
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

const BLANK_NAME = 'Enter your name.';

/** Rules of the fields that are typed. */
export const contactFieldRules = {
  firstName: textRule({max: 100, empty: 'Enter your first name.', blank: BLANK_NAME}),
  lastName: textRule({max: 100, empty: 'Enter your last name.', blank: BLANK_NAME}),
  email: emailNote,
  phone: phoneRule,
  clinicName: textRule({max: 200}),
  message: textRule({max: 5_000, stored: toPlainText, empty: 'Enter a message.'}),
} satisfies Partial<Record<ContactFieldName, FieldRule>>;

import {
  contactFieldNames,
  type ContactFieldName,
  type ContactForm,
} from '../domain/contact/contactMessage.ts';

/** The contact form as it is sent when nothing is filled in. */
export const emptyContactForm: ContactForm = {
  ...(Object.fromEntries(contactFieldNames.map((name) => [name, ''])) as Record<
    ContactFieldName,
    string
  >),
  topic: '',
  honeypot: false,
};

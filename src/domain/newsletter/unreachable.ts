export interface NewsletterMessage {
  readonly title: string;
  readonly description: string;
  readonly tone: 'success' | 'notice' | 'destructive';
  /** Under the field, where it stays: what became of the address, and what to do. */
  readonly underField?: string;
}

/** Apart from the other messages, which come with the code that signs up: this one is for when even that did not. */
export const unreachable: NewsletterMessage = {
  title: 'Something went wrong',
  description: 'Please try again later.',
  tone: 'notice',
  underField: 'That did not go through. Your address is still here: press Subscribe again.',
};

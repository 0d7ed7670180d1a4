/** Builds a link to the contact form with a topic, which the form shows and sends. */
export const contactLink = (topic: string): string =>
  `/contact?${new URLSearchParams({topic}).toString()}`;

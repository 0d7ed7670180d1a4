import {type Block, type Content, type Mail, toMail} from './layout.ts';

/** Maximum entries listed in one email, because Gmail truncates at 102 kB. */
const MAX_LISTED = 15;

/** Writes an email to the owner, with the reason in its footer. */
export const ownerMail = (content: Omit<Content, 'footerReason'>): Mail =>
  toMail({
    ...content,
    footerReason:
      'messages, demo bookings, and notices from the website go to this address (OWNER_EMAIL). The messages and bookings themselves are in your database.',
  });

/** Writes an email with the first entries of a list. @param command owner's command that shows all */
export const ownerList = <Entry>(
  {blocks, ...content}: Omit<Content, 'footerReason'>,
  entries: readonly Entry[],
  command: string,
  blocksOf: (entry: Entry) => readonly Block[],
): Mail => {
  const others = entries.length - MAX_LISTED;
  const rest = others > 0 ? [`And ${others} more: npm run owner -- ${command}`] : [];
  return ownerMail({
    ...content,
    blocks: [...blocks, ...entries.slice(0, MAX_LISTED).flatMap(blocksOf), ...rest],
  });
};

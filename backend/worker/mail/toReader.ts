import {brand} from '../../../src/config/brand.ts';
import type {Inline, LetterBlock} from '../../../src/domain/letters/blocks.ts';
import type {Letter} from '../../../src/domain/letters/checkLetter.ts';
import type {MailSettings} from '../settings.ts';
import {type Mail, toMail} from './layout.ts';

/** A letter as everybody gets it, kept in the database from the moment that its sending began. */
export interface LetterContent extends Pick<
  Letter,
  'id' | 'subject' | 'preheader' | 'about' | 'button' | 'blocks'
> {
  /** Who sends it, and where they can be written to: the law wants both in every issue. */
  readonly sender: string;
}

/** Opens nothing: in previews and tests it stands where each reader's own is. */
export const NO_TOKEN = '00000000-0000-4000-8000-000000000000';

/**
 * A path of the site as a mail can lead to it. The campaign is what `npm run owner -- numbers` counts
 * messages by; the site keeps it for one visit.
 */
const absolute = (url: string, id: string, siteUrl: string): string => {
  if (!url.startsWith('/')) return url;
  const to = new URL(siteUrl + url);
  for (const [name, value] of [
    ['utm_source', 'newsletter'],
    ['utm_medium', 'email'],
    ['utm_campaign', id],
  ] as const)
    to.searchParams.set(name, value);
  return to.href;
};

const absoluteIn = (children: readonly Inline[], to: (url: string) => string): readonly Inline[] =>
  children.map((one): Inline => {
    if (one.kind === 'words' || one.kind === 'break') return one;
    const inner = absoluteIn(one.children, to);
    return one.kind === 'anchor'
      ? {...one, url: to(one.url), children: inner}
      : {...one, children: inner};
  });

const absoluteBlock = (
  block: LetterBlock,
  to: (url: string) => string,
  siteUrl: string,
): LetterBlock => {
  const inside = (children: readonly Inline[]): readonly Inline[] => absoluteIn(children, to);
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return {...block, children: inside(block.children)};
    case 'list':
      return {...block, items: block.items.map(inside)};
    case 'table':
      return {
        ...block,
        head: block.head.map(inside),
        rows: block.rows.map((cells) => cells.map(inside)),
      };
    case 'image':
      return {...block, url: siteUrl + block.url};
  }
};

/**
 * An issue of the newsletter.
 *
 * @param token of the reader's own link to leave by
 */
export const issue = (
  letter: LetterContent,
  token: string,
  {siteUrl, leaveUrl, from}: MailSettings,
): Mail => {
  const to = (url: string): string => absolute(url, letter.id, siteUrl);
  const leavePage = `${siteUrl}/newsletter/leave#${token}`;
  const domain = from.address.split('@')[1] ?? '';
  return toMail({
    subject: letter.subject,
    preheader: letter.preheader,
    heading: letter.subject,
    blocks: [
      ...letter.blocks.map((block) => absoluteBlock(block, to, siteUrl)),
      {kind: 'button', label: letter.button, url: to(letter.about)},
    ],
    footer: `You get this letter because you signed up for it on ${new URL(brand.siteUrl).host} and confirmed this address.\n\n${letter.sender}`,
    leave: {label: 'Unsubscribe', url: leavePage},
    headers: {
      'List-Id': `${brand.name} newsletter <newsletter.${domain}>`,
      // One press in the mail program (RFC 8058), where something answers it; else a page with a button.
      ...(leaveUrl === undefined
        ? {'List-Unsubscribe': `<${leavePage}>`}
        : {
            'List-Unsubscribe': `<${leaveUrl}?token=${token}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
  });
};

import type {BuiltPage} from './builtPage.ts';

/** The parts of llms.txt in their order; a page belongs to the first whose pattern it matches. */
const parts: readonly {readonly title: string; readonly path: RegExp}[] = [
  {title: 'Solutions by specialty', path: /^\/solutions(?:\/|$)/},
  {title: 'Articles', path: /^\/blog\/(?!(?:page|category|authors)(?:\/|$))[^/]+$/},
  {title: 'Legal', path: /^\/(?:privacy|terms|dpa|accessibility)$/},
  {title: 'Optional', path: /^\/blog(?:\/|$)/},
  {title: 'Pages', path: /./},
];

/** As printed: what everybody may want to read first, first. */
const ORDER = ['Pages', 'Solutions by specialty', 'Articles', 'Legal', 'Optional'];

/** Facts that a language model should get right about the company. */
export interface LlmsIntro {
  readonly name: string;
  readonly summary: string;
  readonly facts: readonly string[];
}

/**
 * llms.txt: the site's pages as a Markdown list, with what each says about itself. Pages that search
 * engines are told to leave out are left out here too.
 *
 * @see https://llmstxt.org
 */
export const llmsTxt = (
  {name, summary, facts}: LlmsIntro,
  pages: readonly BuiltPage[],
  siteUrl: string,
): string => {
  const byPart = new Map<string, string[]>();
  const listed = pages
    .filter(({noIndex, canonical, title}) => !noIndex && title !== '' && canonical !== '')
    .map((page) => ({...page, path: page.canonical.slice(siteUrl.length) || '/'}))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const {path, title, description, canonical} of listed) {
    const part = parts.find((candidate) => candidate.path.test(path))?.title ?? 'Pages';
    const line = `- [${title}](${canonical})${description === '' ? '' : `: ${description}`}`;
    byPart.set(part, [...(byPart.get(part) ?? []), line]);
  }
  const sections = ORDER.flatMap((part) => {
    const lines = byPart.get(part);
    return lines ? [`## ${part}`, '', ...lines, ''] : [];
  });
  return [
    `# ${name}`,
    '',
    `> ${summary}`,
    '',
    ...facts.map((fact) => `- ${fact}`),
    '',
    ...sections,
  ].join('\n');
};

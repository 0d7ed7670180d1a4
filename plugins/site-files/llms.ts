import type {BuiltPage} from './builtPage.ts';

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
export const llmsTxt = ({name, summary, facts}: LlmsIntro, pages: readonly BuiltPage[]): string => {
  const lines = pages
    .filter(({noIndex, canonical, title}) => !noIndex && title !== '' && canonical !== '')
    .sort((a, b) => (a.canonical < b.canonical ? -1 : 1))
    .map(({title, canonical, description}) => `- [${title}](${canonical}): ${description}`);
  return [
    ...[`# ${name}`, '', `> ${summary}`, '', ...facts.map((fact) => `- ${fact}`)],
    ...['', '## Pages', '', ...lines, ''],
  ].join('\n');
};

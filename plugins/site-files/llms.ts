import type {BuiltPage} from './builtPage.ts';

/** Facts that a language model should get right about the company. */
export interface LlmsIntro {
  readonly name: string;
  readonly summary: string;
  readonly facts: readonly string[];
}

/**
 * Makes llms.txt: a Markdown list of the site's pages with their descriptions, without those that search
 * engines must not list.
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

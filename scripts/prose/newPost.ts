/** Answers to `npm run new:post`. */
export interface NewPost {
  readonly title: string;
  /** Key of blog/tags.yml; '' for none. */
  readonly category: string;
  /** Date as YYYY-MM-DD. */
  readonly date: string;
}

export interface PromptChoice {
  readonly id: string;
  readonly label: string;
}

/** Converts a title to a slug of 1 to 60 characters: 'What’s an “EHR”, really?' → 'whats-an-ehr-really'. */
export const slugFromTitle = (title: string): string => {
  const slug = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’'`]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
  return slug || 'untitled';
};

/** Finds a category's id by its number in the list or its name; otherwise returns the answer. */
export const chooseCategory = (answer: string, choices: readonly PromptChoice[]): string =>
  (
    choices[Number(answer) - 1] ??
    choices.find(({label}) => label.toLowerCase() === answer.trim().toLowerCase())
  )?.id ?? answer.trim();

/** Replaces straight quotation marks and apostrophes: what's "new" → what’s “new”. */
export const typographic = (text: string): string =>
  text
    .replace(/(^|[\s([{])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([{“])'/g, '$1‘')
    .replace(/'/g, '’');

/** Writes the source of a new post, which builds unchanged. YAML accepts JSON's double quotes. */
export const postSource = (post: NewPost): string => `---
title: ${JSON.stringify(post.title)}
date: ${post.date}
${post.category ? `tags: [${post.category}]\n` : ''}draft: true
---

{/* Write below this line and start each part with two number signs. The handbook shows the rest. */}
{/* Ready? Run npm run lint:prose, then delete the draft mark above. */}
`;

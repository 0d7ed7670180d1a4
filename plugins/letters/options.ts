import type {PluginOptions} from '@docusaurus/plugin-content-blog';

import {lettersPage} from '../../src/data/letters.ts';
import {sharedOptions} from '../blog/options.ts';

/** Options for @docusaurus/plugin-content-blog. */
export const lettersOptions: Partial<PluginOptions> = {
  ...sharedOptions(lettersPage.title, lettersPage.description),
  path: 'letters',
  routeBasePath: 'letters',
  include: ['*.md'],
  blogListComponent: '@site/src/templates/letters/LetterList',
  blogPostComponent: '@site/src/templates/letters/LetterPage',
  // One a month: eight years of them are one page.
  postsPerPage: 'ALL',
};

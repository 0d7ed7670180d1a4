import type {NamedComponent} from './importComponents';

/**
 * Components of the theme that hardly any text has. In src/theme/MDXComponents they would come with
 * every text: `:::note` is drawn by the first, `<details>` by the second.
 */
export const themeComponents: readonly NamedComponent[] = [
  {name: 'Admonition', module: '@theme/Admonition', isDefault: true},
  {name: 'Details', module: '@theme/MDXComponents/Details', isDefault: true},
];

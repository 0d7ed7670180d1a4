/**
 * Ejected from theme-classic 3.10.2 `MDXComponents`.
 * Why: its `code` brings Prism, 30 kB brotli, to every article. Here code is colored while it is
 * compiled (plugins/shared/highlightCode.ts). Mermaid is left out, because no plugin draws it, and
 * disclosures are the browser's own. And wide
 * tables and code must get the keyboard's focus to be scrolled.
 */
import {Children, type ComponentProps, type ReactElement} from 'react';
import Head from '@docusaurus/Head';
import Admonition from '@theme/Admonition';
import type OriginalComponents from '@theme/MDXComponents';
import MDXA from '@theme/MDXComponents/A';
import MDXHeading from '@theme/MDXComponents/Heading';
import MDXImg from '@theme/MDXComponents/Img';
import MDXLi from '@theme/MDXComponents/Li';
import MDXPre from '@theme/MDXComponents/Pre';
import MDXUl from '@theme/MDXComponents/Ul';

import {RuledTable} from '@site/src/layout/RuledTable';

/** Code in an article: inline, or a block that can be scrolled by keyboard. */
function Code({children, className}: ComponentProps<'code'>): ReactElement {
  const isInline = Children.toArray(children).every(
    (child) => typeof child === 'string' && !child.includes('\n'),
  );
  const code = <code className={className}>{children}</code>;
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a block wider than the page can only be read by keyboard if it can have the focus
  return isInline ? code : <pre tabIndex={0}>{code}</pre>;
}

const components: Partial<typeof OriginalComponents> = {
  Head,
  Admonition,
  Details: (props: ComponentProps<'details'>) => <details {...props} />,
  admonition: Admonition,
  code: Code,
  a: MDXA,
  pre: MDXPre,
  ul: MDXUl,
  li: MDXLi,
  img: MDXImg,
  h1: (props: ComponentProps<'h1'>) => <MDXHeading as="h1" {...props} />,
  h2: (props: ComponentProps<'h2'>) => <MDXHeading as="h2" {...props} />,
  h3: (props: ComponentProps<'h3'>) => <MDXHeading as="h3" {...props} />,
  h4: (props: ComponentProps<'h4'>) => <MDXHeading as="h4" {...props} />,
  h5: (props: ComponentProps<'h5'>) => <MDXHeading as="h5" {...props} />,
  h6: (props: ComponentProps<'h6'>) => <MDXHeading as="h6" {...props} />,
  table: RuledTable,
};

export default components;

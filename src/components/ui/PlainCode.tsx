import {Children, type ComponentProps, type ReactElement} from 'react';

/** Code in an article: inline, or a block that can be scrolled by keyboard. */
export function PlainCode({children, className}: ComponentProps<'code'>): ReactElement {
  const isInline = Children.toArray(children).every(
    (child) => typeof child === 'string' && !child.includes('\n'),
  );
  const code = <code className={className}>{children}</code>;
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a block wider than the page can only be read by keyboard if it can have the focus
  return isInline ? code : <pre tabIndex={0}>{code}</pre>;
}

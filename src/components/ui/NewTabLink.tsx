import type {ComponentProps, ReactElement} from 'react';

/** A link that leaves the site and keeps the page open: it says so, and hands over no opener. */
export function NewTabLink({children, ...rest}: ComponentProps<'a'>): ReactElement {
  return (
    <a {...rest} target="_blank" rel="noopener">
      {children}
      <span className="visuallyHidden"> (opens in a new tab)</span>
    </a>
  );
}

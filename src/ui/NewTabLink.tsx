import type {ComponentProps, ReactElement} from 'react';

/** Link to another site in a new tab: announces that, and passes no opener. */
export function NewTabLink({children, ...rest}: ComponentProps<'a'>): ReactElement {
  return (
    <a {...rest} target="_blank" rel="noopener">
      {children}
      <span className="visuallyHidden"> (opens in a new tab)</span>
    </a>
  );
}

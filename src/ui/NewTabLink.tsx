import {type ComponentPropsWithoutRef, forwardRef} from 'react';

/** Link to another site in a new tab: announces that, and passes no opener. */
export const NewTabLink = forwardRef<HTMLAnchorElement, ComponentPropsWithoutRef<'a'>>(
  function NewTabLink({children, ...rest}, ref) {
    return (
      <a ref={ref} {...rest} target="_blank" rel="noopener">
        {children}
        <span className="visuallyHidden"> (opens in a new tab)</span>
      </a>
    );
  },
);

import type {ComponentPropsWithoutRef, MouseEventHandler, ReactElement, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';

import {useObservedPrimaryButton} from './primaryButtonInView';
import {NewTabLink} from './NewTabLink';
import styles from './Button.module.css';

export interface ButtonLook {
  /** `plain` has no style of the button's. */
  readonly variant?: 'primary' | 'ghost' | 'plain';
  /** 52 px high, or 44 px. */
  readonly size?: 'regular' | 'small';
  readonly className?: string;
}

export interface ButtonProps
  extends ButtonLook, Omit<ComponentPropsWithoutRef<'button'>, 'className'> {
  readonly children: ReactNode;
}

export interface ButtonLinkProps extends ButtonLook {
  /** A route, an anchor, `tel:`, `mailto:` or an absolute URL. */
  readonly to: string;
  readonly newTab?: boolean;
  /** The name under which a file is saved. */
  readonly download?: string;
  /** Loads the page again instead of changing the route. */
  readonly reloads?: boolean;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
  readonly children: ReactNode;
}

const look = ({variant = 'primary', size = 'regular', className}: ButtonLook): string =>
  variant === 'plain'
    ? clsx(className)
    : clsx('noPrint', styles.button, styles[variant], size === 'small' && styles.small, className);

export function Button({
  variant,
  size,
  className,
  type = 'button',
  children,
  ...rest
}: ButtonProps): ReactElement {
  const ref = useObservedPrimaryButton<HTMLButtonElement>(variant);
  return (
    <button ref={ref} type={type} className={look({variant, size, className})} {...rest}>
      {children}
    </button>
  );
}

/** A link that looks like a button. In-site routes are checked by the broken-link checker. */
export function ButtonLink({
  variant,
  size,
  className,
  to,
  newTab = false,
  reloads = false,
  children,
  ...rest
}: ButtonLinkProps): ReactElement {
  const ref = useObservedPrimaryButton<HTMLAnchorElement>(variant);
  const isRoute = /^[/#]/.test(to) && !reloads && rest.download === undefined;
  const Anchor = newTab ? NewTabLink : isRoute ? Link : 'a';
  return (
    <Anchor ref={ref} href={to} className={look({variant, size, className})} {...rest}>
      {children}
    </Anchor>
  );
}

/** A label that looks like a button, for a field that is hidden, such as one for a file. */
export function ButtonLabel({
  variant,
  size,
  className,
  htmlFor,
  children,
}: ButtonLook & {readonly htmlFor: string; readonly children: ReactNode}): ReactElement {
  const ref = useObservedPrimaryButton<HTMLLabelElement>(variant);
  return (
    <label ref={ref} htmlFor={htmlFor} className={look({variant, size, className})}>
      {children}
    </label>
  );
}

/** The live light on call buttons. */
export function LiveDot({className}: {readonly className?: string}): ReactElement {
  return <span aria-hidden="true" className={clsx(styles.dot, className)} />;
}

/**
 * Replaces theme-classic 3.10.2 `Admonition`.
 * Why: the original brings a drawing and a look for each of seven kinds to every article and legal text.
 */
import type {ReactElement} from 'react';
import {processAdmonitionProps} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition';

/** A box such as `:::tip`: its title, or else its kind, and its text. */
export default function Admonition(props: Props): ReactElement {
  const {type, title, children} = processAdmonitionProps(props);
  return (
    <aside className="alert alert--secondary" role="note">
      <b>{title ?? type.charAt(0).toUpperCase() + type.slice(1)}</b>
      {children}
    </aside>
  );
}

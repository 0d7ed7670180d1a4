/** Wraps theme-classic 3.10.2 `DocRoot`: the handbook's look, which the public site need not load. */
import type {ReactElement} from 'react';
import OriginalDocRoot from '@theme-original/DocRoot';
import type DocRootType from '@theme/DocRoot';
import type {WrapperProps} from '@docusaurus/types';

import '@site/docs/_parts/handbook.css';

export default function DocRoot(props: WrapperProps<typeof DocRootType>): ReactElement {
  return <OriginalDocRoot {...props} />;
}

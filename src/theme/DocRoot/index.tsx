/** Wraps theme-classic 3.10.2 `DocRoot`: the handbook is served, but not for search engines; and its look. */
import type {ReactElement} from 'react';
import Head from '@docusaurus/Head';
import OriginalDocRoot from '@theme-original/DocRoot';
import type DocRootType from '@theme/DocRoot';
import type {WrapperProps} from '@docusaurus/types';

import '@site/src/components/handbook/handbook.css';

type Props = WrapperProps<typeof DocRootType>;

export default function DocRoot(props: Props): ReactElement {
  return (
    <>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <OriginalDocRoot {...props} />
    </>
  );
}

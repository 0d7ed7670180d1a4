import type {ReactElement} from 'react';
import Layout from '@theme/Layout';

import {Main, type MainProps} from './Main';

export interface PageProps extends MainProps {
  readonly title: string;
  readonly description: string;
}

/** Page with the site’s header and footer. */
export function Page({title, description, ...main}: PageProps): ReactElement {
  return (
    <Layout title={title} description={description}>
      <Main {...main} />
    </Layout>
  );
}

import type {ReactElement} from 'react';
import Layout from '@theme/Layout';

import type {Solution} from '@site/src/data/solutions/types';

export interface SolutionPageProps {
  readonly slug: string;
  readonly solution: Solution;
}

export default function SolutionPage({solution}: SolutionPageProps): ReactElement {
  return (
    <Layout title={solution.pageViewTitle}>
      <main className="wrap">
        <h1>{solution.menuLabel}</h1>
      </main>
    </Layout>
  );
}

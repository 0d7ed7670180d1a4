// Ejected from theme-classic 3.10: Layout shows it in place of a page that failed to render. The
// owner fixed its text. `Error` is shown for failures outside of Layout.
import type {ReactElement} from 'react';
import type {Props} from '@theme/Error';

import {ErrorPage} from '@site/src/features/not-found/parts/ErrorPage';

export default function ErrorPageContent({error}: Props): ReactElement {
  return <ErrorPage message={error.message} />;
}

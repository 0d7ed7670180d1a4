/**
 * Wraps theme-classic 3.10.2 `MDXComponents`.
 * Why: writers use our components in an article without importing anything.
 */
import MDXComponents from '@theme-original/MDXComponents';

import {articleComponents} from '@site/src/components/article/components';

export default {...MDXComponents, ...articleComponents};

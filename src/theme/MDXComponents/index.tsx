/**
 * Extends theme-classic 3.10.2 `MDXComponents` (the documented way to do so).
 * Why: a table that is wider than a phone must be reachable by keyboard to be scrolled.
 */
import OriginalComponents from '@theme-original/MDXComponents';

import {ScrollableTable} from '@site/src/components/ui/ScrollableTable/ScrollableTable';

const components: typeof OriginalComponents = {...OriginalComponents, table: ScrollableTable};

export default components;

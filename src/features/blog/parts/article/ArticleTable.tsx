import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';

import {PhoneDisclosure} from '@site/src/layout/PhoneDisclosure';
import {RuledTable, type RuledTableProps} from '@site/src/layout/RuledTable';

/** Texts of a table's column headings, from its first part. */
const headings = (node: ReactNode): readonly string[] =>
  Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{readonly children?: ReactNode}>(child)) return [];
    if (child.type === 'tbody') return [];
    const {children} = child.props;
    return typeof children === 'string' ? [children] : headings(children);
  });

/** Table of an article's Markdown: folded on a phone, named by its columns. */
export function ArticleTable({children, ...props}: RuledTableProps): ReactElement {
  return (
    <PhoneDisclosure isQuiet isWide label={`Table: ${headings(children).join(', ').toLowerCase()}`}>
      <RuledTable {...props}>{children}</RuledTable>
    </PhoneDisclosure>
  );
}

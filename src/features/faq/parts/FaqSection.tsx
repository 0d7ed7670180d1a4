import type {ReactElement, ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {Section} from '@site/src/layout/Section';
import {Split} from '@site/src/layout/Split';
import {JsonLd} from '@site/src/features/seo/parts/JsonLd';
import {Accordion} from '@site/src/ui/Accordion';
import type {FaqItem} from '@site/src/features/faq/faq';
import type {RelatedLink} from '@site/src/data/relatedLinks';
import {faqPageJsonLd} from '@site/src/features/seo/rules/jsonLd';

export interface FaqSectionProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly items: readonly FaqItem[];
  readonly ground?: 'page' | 'tint';
  /** Links to longer answers. */
  readonly relatedLinks?: readonly RelatedLink[];
  /** True if the first answer is open. */
  readonly isFirstOpen?: boolean;
  readonly className?: string;
}

/** FAQ accordion, with the same questions as structured data. */
export function FaqSection({
  title,
  aside,
  items,
  ground,
  relatedLinks,
  isFirstOpen,
  className,
}: FaqSectionProps): ReactElement {
  return (
    <Section ground={ground} labelledBy="questions" className={className}>
      <JsonLd data={[faqPageJsonLd(items)]} />
      <Split headingId="questions" title={title} aside={aside}>
        <Accordion items={items} isFirstOpen={isFirstOpen} />
        {relatedLinks === undefined ? null : (
          <ul role="list" aria-label="Read on" className="linkRow above24">
            {relatedLinks.map(({to, label}) => (
              <li key={to}>
                <Link className="textLink" to={to}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Split>
    </Section>
  );
}

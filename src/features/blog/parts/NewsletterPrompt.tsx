import type {ReactElement} from 'react';

import {NewsletterForm} from '@site/src/features/newsletter/parts/NewsletterForm';
import {Columns} from '@site/src/layout/Columns';
import {Section} from '@site/src/layout/Section';
import {TextBlock} from '@site/src/layout/TextBlock';
import {newsletterConsent} from '@site/src/features/newsletter/data';

/** The blog's newsletter sign-up, in place of the footer's, with its own source. */
export function NewsletterPrompt(): ReactElement {
  return (
    <Section ground="tint" labelledBy="stay-updated" isTight className="noPrint">
      <Columns split="7/4">
        <TextBlock id="stay-updated" title="Stay Updated">
          {newsletterConsent.blog.parts.join(' ')}
        </TextBlock>
        <NewsletterForm source="blog" />
      </Columns>
    </Section>
  );
}

import type {ReactElement} from 'react';

import {Page} from '@site/src/layout/Page';
import {PageHead} from '@site/src/layout/PageHead';
import {Section} from '@site/src/layout/Section';
import {DemoBand} from '@site/src/features/cta/parts/DemoBand';
import {ButtonLink} from '@site/src/ui/Button';
import {QuoteCost} from '../../features/compare/parts/QuoteCost';
import {WaysTable} from '../../features/compare/parts/WaysTable';
import {content} from './_content';

export default function ComparePage(): ReactElement {
  return (
    <Page title="Staff, Answering Service, Voicemail, or AI" description={content.description}>
      <PageHead title={content.title} lede={content.lede}>
        <WaysTable />
      </PageHead>
      <Section labelledBy="cost" isTight>
        <QuoteCost />
      </Section>
      <DemoBand
        source="compare"
        id="quote"
        title={content.demoTitle}
        text={content.demoText}
        buttons="right"
        className="noPrint"
        secondButton={
          <ButtonLink to="/pricing" variant="ghost">
            See the plans
          </ButtonLink>
        }
      />
    </Page>
  );
}

import type {ReactElement} from 'react';
import Layout from '@theme/Layout';

import {Main} from '@site/src/components/layout/Main';
import {Section} from '@site/src/components/layout/Section';
import {Split} from '@site/src/components/layout/Split';
import {Accordion} from '@site/src/components/ui/Accordion';

import {exports, phoneLogPage} from './_content';
import {PhoneLog} from './_parts/PhoneLog';

export default function PhoneLogPage(): ReactElement {
  return (
    <Layout title="What Your Phone Log Says" description={phoneLogPage.description}>
      <Main>
        <PhoneLog />
        <Section labelledBy="export" className="noPrint">
          <Split
            headingId="export"
            title={phoneLogPage.exportTitle}
            aside={<p>{phoneLogPage.exportText}</p>}
          >
            <Accordion items={exports} />
          </Split>
        </Section>
      </Main>
    </Layout>
  );
}

import type {ReactElement} from 'react';
import Layout from '@theme/Layout';

import {Main} from '@site/src/layout/Main';
import {phoneLogPage} from '@site/src/features/phone-log/data';
import {PhoneLog} from '@site/src/features/phone-log/parts/PhoneLog';

export default function PhoneLogPage(): ReactElement {
  return (
    <Layout title="How Many Calls Did You Miss?" description={phoneLogPage.description}>
      <Main>
        <PhoneLog />
      </Main>
    </Layout>
  );
}

import type {ReactElement} from 'react';

import {Page} from '@site/src/layout/Page';
import {phoneLogPage} from '@site/src/features/phone-log/data';
import {PhoneLog} from '@site/src/features/phone-log/parts/PhoneLog';

export default function PhoneLogPage(): ReactElement {
  return (
    <Page title="How Many Calls Did You Miss?" description={phoneLogPage.description}>
      <PhoneLog />
    </Page>
  );
}

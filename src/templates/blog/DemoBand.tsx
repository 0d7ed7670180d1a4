import type {ReactElement} from 'react';

import {Band} from '@site/src/components/layout/Band';
import {DemoLink} from '@site/src/components/shared/cta/DemoLink';
import {PhoneLink} from '@site/src/components/shared/cta/PhoneLink';
import {blogSource} from '@site/src/domain/analytics/events';

/** The end of an article: a person shows it, or a phone does. Its slug names the place in the demo-click event. */
export function DemoBand({slug}: {readonly slug: string}): ReactElement {
  return (
    <Band
      id="article-demo"
      title="Hear it answer your phone"
      text="Bring three calls that went badly last week. We play them through with your hours, your visit types and your rules."
      className="noPrint"
    >
      <div className="actions">
        <DemoLink source={blogSource(slug)}>Schedule Demo</DemoLink>
        <PhoneLink variant="ghost" />
      </div>
    </Band>
  );
}

import type {ReactElement} from 'react';

import {Band} from '@site/src/components/layout/Band';
import {DemoLink} from '@site/src/components/shared/cta/DemoLink';
import {PhoneLink} from '@site/src/components/shared/cta/PhoneLink';
import {blogSource} from '@site/src/domain/analytics/events';

export interface DemoBandProps {
  /** The article's slug: names the place in the demo-click event. */
  readonly slug: string;
}

/** The end of an article: a person shows it, or a phone does. */
export function DemoBand({slug}: DemoBandProps): ReactElement {
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

import type {ReactElement} from 'react';

import {DemoBand} from '@site/src/components/shared/cta/DemoBand';
import {PhoneLink} from '@site/src/components/shared/cta/PhoneLink';
import {blogSource} from '@site/src/domain/analytics/events';

/** The end of an article: a person shows it, or a phone does. Its slug names the place in the demo-click event. */
export function ArticleDemoBand({slug}: {readonly slug: string}): ReactElement {
  return (
    <DemoBand
      source={blogSource(slug)}
      id="article-demo"
      title="Hear it answer your phone"
      text="Bring three calls that went badly last week. We run them with your hours, your visit types and your rules."
      className="noPrint"
      buttons="right"
      demoLabel="Schedule Demo"
      secondButton={<PhoneLink variant="ghost" />}
    />
  );
}

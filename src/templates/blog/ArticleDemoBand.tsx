import type {ReactElement} from 'react';

import {DemoBand} from '@site/src/components/shared/cta/DemoBand';
import {PhoneLink} from '@site/src/components/shared/cta/PhoneLink';
import {blogSource} from '@site/src/domain/analytics/events';

/** Asks for a demo or a test call at an article's end. The slug names the place in the demo-click event. */
export function ArticleDemoBand({slug}: {readonly slug: string}): ReactElement {
  return (
    <DemoBand
      source={blogSource(slug)}
      id="article-demo"
      title="Hear it answer your phone"
      className="noPrint"
      buttons="right"
      demoLabel="Schedule Demo"
      secondButton={<PhoneLink variant="ghost" />}
    />
  );
}

import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';
import {usePluginData} from '@docusaurus/useGlobalData';

import {type LettersGlobalData} from '@site/src/domain/letters/summary';

/** Where the last letter can be read, once there is one. */
export function LastLetterLink(): ReactElement | null {
  // plugins/letters is an instance of Docusaurus's blog.
  const letters = usePluginData('docusaurus-plugin-content-blog', 'letters') as
    LettersGlobalData | undefined;
  if (letters?.latest === undefined) return null;
  return (
    <p className="micro">
      <Link to={letters.latest} className="textLink">
        Read the last one
      </Link>
    </p>
  );
}

// Replaces theme-classic 3.10 NotFound/Content: the owner fixed its texts and buttons,
// and it suggests the nearest real pages. NotFound itself (title, Layout) is the theme's.
import type {ReactElement} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import routes from '@generated/routes';
import searchWords from '@generated/specialty-pages/default/search-words.json';

import {specialtyPath} from '@site/src/data/specialtyIds';
import {NotFoundPage} from '@site/src/features/not-found/parts/NotFoundPage';
import {useSpecialtyMenu} from '@site/src/features/specialties/parts/useSpecialtyMenu';
import {findablePages} from '@site/src/features/not-found/rules/findablePages';
import {nearestPages} from '@site/src/features/not-found/rules/nearestPages';

const FALLBACKS = ['/solutions', '/pricing', '/contact'];

export default function NotFoundContent(): ReactElement {
  const {pathname} = useLocation();
  // 404.html is rendered once for all addresses; only the browser knows the requested one.
  const isBrowser = useIsBrowser();
  const specialties = useSpecialtyMenu().flatMap((group) => group.items);

  const pages = findablePages(
    routes,
    specialties.map(({slug, label}) => ({
      to: specialtyPath(slug),
      label,
      words: searchWords[slug],
    })),
  );

  return (
    <>
      <Head>
        <html lang="en-US" data-line="dead" />
        <meta name="robots" content="noindex" />
      </Head>
      <NotFoundPage
        missingPath={isBrowser ? pathname : null}
        suggestions={isBrowser ? nearestPages(pathname, pages) : []}
        fallbacks={pages.filter(({to}) => FALLBACKS.includes(to))}
      />
    </>
  );
}

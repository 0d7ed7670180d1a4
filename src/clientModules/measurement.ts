import siteConfig from '@generated/docusaurus.config';
import globalData from '@generated/globalData';
import routes from '@generated/routes';
import type {ClientModule} from '@docusaurus/types';

import type {PublicEnv} from '@site/src/config/publicEnv';
import type {SpecialtyMenuGroup} from '@site/src/features/specialties/rules/menu';
import {
  followOtherTabs,
  pauseMeasurement,
  recordPageView,
  resumeMeasurement,
} from '@site/src/features/measurement/rules/measurement';
import {pageViewTitle, type SitePaths} from '@site/src/features/measurement/rules/pageTitle';
import {currentToken} from '@site/src/features/mail-links/rules/hiddenToken';
import {isMailLinkPath, mailLinkPathOf} from '@site/src/lib/address/mailLinkPaths';
import {pagePaths, withoutTrailingSlash} from '@site/src/lib/routes/pagePaths';

/**
 * Page views. docusaurus.config.ts adds this module only where a service is configured; without
 * one, none of it is on the site.
 */
const env = siteConfig.customFields?.publicEnv as PublicEnv;
const groups = globalData['specialty-pages']?.default as readonly SpecialtyMenuGroup[];

const site: SitePaths = (() => {
  const paths = pagePaths(routes);
  return {
    exists: (path) => paths.has(path),
    specialties: new Map(
      groups.flatMap(({items}) => items.map(({slug, pageViewTitle: title}) => [slug, title])),
    ),
  };
})();

/** Checks for pages that an email links to, and for /book if an email's link opened it. */
const isUnmeasured = (path: string): boolean =>
  isMailLinkPath(path) || (mailLinkPathOf(path) !== null && currentToken() !== null);

if (typeof window !== 'undefined') {
  if (isUnmeasured(window.location.pathname)) pauseMeasurement();
  else resumeMeasurement(env);
  followOtherTabs(env);
}

let lastPath: string | null = null;

// Also called on the first load, and when only the query or the hash changes.
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({location}) => {
  const path = withoutTrailingSlash(location.pathname);
  if (path === lastPath) return;
  lastPath = path;
  if (isUnmeasured(path)) {
    pauseMeasurement();
    return;
  }
  resumeMeasurement(env);
  recordPageView({
    type: 'page_view',
    title: pageViewTitle(path, site),
    // Without query and hash: they can hold what a visitor typed.
    url: `${window.location.origin}${path}`,
  });
};

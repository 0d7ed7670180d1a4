/**
 * Replaces theme-classic 3.10.2 `SiteMetadata`.
 * Why: adds each page's own card for link previews, and leaves out tags for a hosted search and for other
 * languages. Rendered before the pages, so a page's own tag wins.
 */
import type {ReactElement} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {useThemeConfig} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {useSpecialtyMenu} from '@site/src/features/specialties/parts/useSpecialtyMenu';
import {company} from '@site/src/config/company';
import {pageAt} from '@site/src/data/pages';
import {siteMetadata} from '@site/src/data/siteMetadata';
import {specialtyPath} from '@site/src/data/specialtyIds';
import {SOCIAL_CARD_SIZE, socialCardFile} from '@site/src/features/seo/rules/socialCard';
import {withoutTrailingSlash} from '@site/src/lib/routes/pagePaths';

export default function SiteMetadata(): ReactElement {
  const {siteConfig} = useDocusaurusContext();
  const {metadata} = useThemeConfig();
  const {pathname} = useLocation();
  const path = withoutTrailingSlash(pathname);
  const page = pageAt(path);
  const specialty = useSpecialtyMenu()
    .flatMap((group) => group.items)
    .find(({slug}) => path === specialtyPath(slug));
  const image = siteConfig.url + socialCardFile(path);
  const alt =
    path === '/'
      ? siteMetadata.socialImageAlt
      : `${company.name}: ${specialty?.pageViewTitle ?? page?.title ?? company.tagline}`;

  return (
    <Head>
      {metadata.map((entry) => (
        <meta key={entry.name} {...entry} />
      ))}
      {page ? <meta name="keywords" content={page.keywords.join(',')} /> : null}
      <link rel="canonical" href={siteConfig.url + path} />
      <meta property="og:url" content={siteConfig.url + path} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="robots" content="index, follow, max-image-preview:large" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(SOCIAL_CARD_SIZE.width)} />
      <meta property="og:image:height" content={String(SOCIAL_CARD_SIZE.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={alt} />
    </Head>
  );
}

import {type ReactElement, useEffect} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useColorMode} from '@docusaurus/theme-common';

import {DemoLink} from '@site/src/features/cta/parts/DemoLink';
import {PhoneLink} from '@site/src/features/cta/parts/PhoneLink';
import {ThemeToggle} from './ThemeToggle';
import {usePrimaryButtonInView} from '@site/src/ui/primaryButtonInView';
import {Wordmark} from '@site/src/ui/Wordmark';
import {company} from '@site/src/config/company';
import {buttonLabels} from '@site/src/data/buttonLabels';
import {aboutPageLink, headerLinks, type NavigationLink} from '@site/src/data/navigation';
import {siteMetadata} from '@site/src/data/siteMetadata';

import {MobileMenu} from './MobileMenu';
import {ResourcesMenu} from './ResourcesMenu';
import {SolutionsMenu} from './SolutionsMenu';
import styles from './SiteHeader.module.css';

/** Pages that open with a filled button. On these the header's button isn't filled from the first paint. */
const BEGINS_WITH_BUTTON = /^\/(?:contact|phone-log|solutions\/[^/]+)?\/?$/;

/** Gives the browser's address bar the header's color, also after a change of the theme. */
const useBarColor = (): void => {
  const {colorMode} = useColorMode();
  useEffect(() => {
    for (const bar of document.querySelectorAll('meta[name="theme-color"]')) {
      bar.setAttribute('content', siteMetadata.themeColors[colorMode]);
    }
  }, [colorMode]);
};

/** Bar at the top of every page. It works without scripts: its menus are native disclosures. */
export function SiteHeader(): ReactElement {
  const {pathname} = useLocation();
  useBarColor();
  const isWithin = (route: string): boolean =>
    pathname === route || pathname.startsWith(`${route}/`);
  const barLinks = (links: readonly NavigationLink[]): ReactElement => (
    <ul role="list">
      {links.map(({label, to}) => (
        <li key={to}>
          <Link
            to={to}
            className={`press small ${styles.link}`}
            aria-current={isWithin(to) ? 'page' : undefined}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
  const hasFilledButton = usePrimaryButtonInView(BEGINS_WITH_BUTTON.test(pathname));

  return (
    // The class `navbar`: theme-classic measures its height to mark the current heading in a page's
    // table of contents, and fails without one.
    <header className={`navbar ${styles.header}`} data-ground="tint">
      <div className={`wrap inLine ${styles.bar}`}>
        <Link to="/" className={`press ${styles.home}`}>
          <Wordmark name={company.name} />
          <span className="visuallyHidden"> home</span>
        </Link>
        <nav className={`noPrint ${styles.nav}`} aria-label="Main">
          <SolutionsMenu isCurrent={isWithin('/solutions')} />
          {barLinks(headerLinks)}
          <ResourcesMenu isWithin={isWithin} />
          {barLinks([aboutPageLink])}
        </nav>
        <div className={`noPrint ${styles.end}`}>
          <PhoneLink variant="plain" showsNumber className={`press quiet small ${styles.tryNow}`}>
            {buttonLabels.headerCall}
          </PhoneLink>
          <div className={styles.theme}>
            <ThemeToggle />
          </div>
          <DemoLink
            source="header"
            size="small"
            variant={hasFilledButton ? 'ghost' : 'primary'}
            className={styles.demo}
          >
            {buttonLabels.headerDemo}
          </DemoLink>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

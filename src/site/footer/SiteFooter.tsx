import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {PrivacyChoicesButton} from '@site/src/features/measurement/parts/PrivacyChoicesButton';
import {PhoneDisclosure} from '@site/src/layout/PhoneDisclosure';
import {PhoneLink} from '@site/src/features/cta/parts/PhoneLink';
import {NewsletterSection} from '@site/src/features/newsletter/parts/NewsletterSection';
import {useSpecialtyMenu} from '@site/src/features/specialties/parts/useSpecialtyMenu';
import {Wave} from '@site/src/ui/Wave';
import {Wordmark} from '@site/src/ui/Wordmark';
import {company} from '@site/src/config/company';
import {claims} from '@site/src/data/claims';
import {footerGroups, legalLinks} from '@site/src/data/navigation';
import {specialtyPath} from '@site/src/data/specialtyIds';
import {isMailLinkPath} from '@site/src/lib/address/mailLinkPaths';

import styles from './SiteFooter.module.css';

/** The blog's front pages have their own sign-up. */
const BLOG_FRONT = /^\/blog(\/page\/\d+)?\/?$/;

/** Pages with a sample call, whose drawn phone line ends along the footer. */
const HAS_CALL = /^\/(?:features|solutions\/[^/]+)?\/?$/;

/** Footer with the newsletter form, links to every page, and the line about emergencies. */
export function SiteFooter(): ReactElement {
  const {pathname} = useLocation();
  // Year of the build, so that the HTML and the browser agree.
  const copyrightYear = useDocusaurusContext().siteConfig.customFields?.copyrightYear as number;
  const solutions = useSpecialtyMenu()
    .flatMap((group) => group.items)
    .map(({slug, label}) => ({label, to: specialtyPath(slug)}));
  const groups = [
    {
      label: 'Solutions',
      links: [...solutions, {label: 'All solutions', to: '/solutions'}],
    },
    ...footerGroups,
  ];

  return (
    <footer className="noPrint small muted" data-ground="band">
      {HAS_CALL.test(pathname) ? (
        <Wave
          className={styles.line}
          isCropped
          width={1440}
          height={64}
          seed={41}
          lead={100}
          tail={1130}
        />
      ) : null}
      <div className={`wrap ${styles.body}`}>
        {/* Not beside the button that unsubscribes, either. */}
        {BLOG_FRONT.test(pathname) || isMailLinkPath(pathname) ? null : <NewsletterSection />}
        <div className={`quiet ${styles.top}`}>
          <div className={`apart ${styles.lead}`}>
            <Link to="/" className={styles.home}>
              <Wordmark name={company.name} />
              <span className="visuallyHidden"> home</span>
            </Link>
            <p className={styles.what}>
              The AI receptionist for medical and health practices. It answers, books, and transfers
              calls to your team by your rules.
            </p>
            <div>
              <PhoneLink variant="plain" className={`press ${styles.phone}`}>
                <span className="num">{company.phone.display}</span>
              </PhoneLink>
              <p className={styles.phoneNote}>Test line, answered {claims.coverage}</p>
            </div>
          </div>
          {groups.map(({label, links}) => (
            <nav key={label} className={styles.group} aria-label={label}>
              <PhoneDisclosure isQuiet label={label}>
                <h2>{label}</h2>
                <ul role="list">
                  {links.map((link) => (
                    <li key={link.to}>
                      <Link to={link.to}>{link.label}</Link>
                    </li>
                  ))}
                </ul>
              </PhoneDisclosure>
            </nav>
          ))}
        </div>
        <div className={`inLine quiet ${styles.end}`}>
          <span>
            © {copyrightYear} {company.name}
          </span>
          {legalLinks.map((link) => (
            <Link key={link.to} to={link.to}>
              {link.label}
            </Link>
          ))}
          <PrivacyChoicesButton />
          <span className={styles.emergency}>Not for medical emergencies. Call 911.</span>
        </div>
      </div>
    </footer>
  );
}

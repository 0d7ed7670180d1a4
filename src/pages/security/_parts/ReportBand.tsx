import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {Band} from '@site/src/layout/Band';
import {DemoLink} from '@site/src/features/cta/parts/DemoLink';
import {ButtonLink} from '@site/src/ui/Button';
import {securityReport} from '@site/src/data/security';
import {thirdPartyLicenses} from '@site/src/data/siteMetadata';
import {replyPromise} from '@site/src/data/subjects';

const {anchor, email, file} = securityReport;

/** Contact for vulnerability reports, with links. */
export function ReportBand(): ReactElement {
  const mail = `mailto:${email}?subject=Vulnerability%20report`;
  // `pathname://` makes Link skip the broken-link check, because generated files have no route.
  const links = [
    ['/dpa', 'Data Processing Agreement'],
    ['/privacy', 'Privacy Policy'],
    [`pathname://${file}`, 'security.txt'],
    [`pathname://${thirdPartyLicenses}`, 'Licenses of software we use'],
  ] as const;
  return (
    <Band
      id={anchor}
      title="Found a weakness?"
      text={`Write to ${email}. Tell us where it is and how to see it, without opening anyone’s data. ${replyPromise.sentence}`}
      actions={
        <>
          <ButtonLink to={mail}>Report a vulnerability</ButtonLink>
          <DemoLink source="security" variant="ghost" />
        </>
      }
    >
      <ul role="list" className="linkRow">
        {links.map(([to, label]) => (
          <li key={to}>
            <Link className="textLink" to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Band>
  );
}

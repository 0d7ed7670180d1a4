import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {Band} from '@site/src/components/layout/Band';
import {Card} from '@site/src/components/layout/Card';
import {FactList} from '@site/src/components/layout/FactList';
import {DemoLink} from '@site/src/components/shared/cta/DemoLink';
import {ButtonLink} from '@site/src/components/ui/Button';
import {replyTime} from '@site/src/data/claims';
import {securityReport, thirdPartyLicenses} from '@site/src/data/security';

const {anchor, email, file} = securityReport;

/** How to tell us about a weakness, and where to read on. */
export function ReportBand(): ReactElement {
  const mail = `mailto:${email}?subject=Vulnerability%20report`;
  // Files that the build writes are no routes: `pathname://` keeps Link from looking for them.
  const links = [
    ['For machines', `pathname://${file}`, 'security.txt'],
    ['Contact', mail, email],
    ['What we owe you', '/dpa', 'Data Processing Agreement'],
    ['What this site keeps', '/privacy', 'Privacy Policy'],
    ['Software we use', `pathname://${thirdPartyLicenses}`, 'Licenses'],
  ] as const;
  return (
    <Band
      id={anchor}
      title="Found a weakness? Write to us"
      text={`Say where it is and how to see it, without opening anyone’s data. A person answers within ${replyTime}.`}
      actions={
        <>
          <ButtonLink to={mail}>Report a vulnerability</ButtonLink>
          <DemoLink source="security" variant="ghost" />
        </>
      }
    >
      <Card padded>
        <FactList
          facts={links.map(([term, to, label]) => ({
            term,
            fact: (
              <Link className="textLink" to={to}>
                {label}
              </Link>
            ),
          }))}
        />
      </Card>
    </Band>
  );
}

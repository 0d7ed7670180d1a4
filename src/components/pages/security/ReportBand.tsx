import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {Band} from '@site/src/components/layout/Band';
import {Card} from '@site/src/components/layout/Card';
import {FactList} from '@site/src/components/layout/FactList';
import {DemoLink} from '@site/src/components/shared/cta/DemoLink';
import {ButtonLink} from '@site/src/components/ui/Button';

export interface ReportBandProps {
  readonly id: string;
  readonly email: string;
  /** The machine-readable form of the same. */
  readonly file: string;
  /** The licenses of the software that this site carries, as a file. */
  readonly licenses: string;
  /** Until somebody answers: '24 hours, …'. */
  readonly replyTime: string;
}

/** How to tell us about a weakness, and where to read on. */
export function ReportBand({id, email, file, licenses, replyTime}: ReportBandProps): ReactElement {
  const mail = `mailto:${email}?subject=Vulnerability%20report`;
  return (
    <Band
      id={id}
      title="Found a weakness? Write to us"
      text={`Say where it is and how to see it, without opening anyone’s data on the way. A person answers within ${replyTime}.`}
      actions={
        <>
          <ButtonLink to={mail}>Report a vulnerability</ButtonLink>
          <DemoLink source="security" variant="ghost">
            Book Your Demo
          </DemoLink>
        </>
      }
    >
      <Card padded>
        <FactList
          facts={[
            {
              term: 'For machines',
              fact: (
                <a className="textLink" href={file}>
                  security.txt
                </a>
              ),
            },
            {
              term: 'Contact',
              fact: (
                <a className="textLink" href={mail}>
                  {email}
                </a>
              ),
            },
            {
              term: 'What we owe you',
              fact: (
                <Link className="textLink" to="/dpa">
                  Data Processing Agreement
                </Link>
              ),
            },
            {
              term: 'What this site keeps',
              fact: (
                <Link className="textLink" to="/privacy">
                  Privacy Policy
                </Link>
              ),
            },
            {
              term: 'Whose software',
              fact: (
                <a className="textLink" href={licenses}>
                  Licenses
                </a>
              ),
            },
          ]}
        />
      </Card>
    </Band>
  );
}

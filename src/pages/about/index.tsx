import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {Columns} from '@site/src/layout/Columns';
import {Page} from '@site/src/layout/Page';
import {PageHead} from '@site/src/layout/PageHead';
import {RuledList, TitledList} from '@site/src/layout/RuledList';
import {Section} from '@site/src/layout/Section';
import {company} from '@site/src/config/company';
import {claims} from '@site/src/data/claims';
import {breachPromise, safeguards} from '@site/src/data/security';
import {breach} from '@site/src/data/subjects';
import {DeskPhone} from './_parts/DeskPhone';
import {companyValues, mission, vision} from './_content';

import styles from './index.module.css';

/** Links to the wording of our promises. */
const promises = [
  {name: 'HIPAA Ready, with a data processing agreement', promise: safeguards.hipaa.promise},
  {name: 'SOC 2 and US data residency', promise: safeguards.soc2.promise},
  {name: `${claims.uptimeSla} uptime`, promise: safeguards.uptime.promise},
  {name: breach.short, promise: breachPromise},
];

const description = `The company behind the ${company.name} AI receptionist for medical practices: mission, four values, seven roles, and our promises in writing.`;

export default function AboutPage(): ReactElement {
  return (
    <Page title={`About ${company.name}`} description={description}>
      <PageHead
        title="We answer the phone for US medical practices"
        lede={`A company in ${company.headquarters.split(',')[0]}, founded in ${company.foundedYear}. Here’s our own desk phone: who to ask about what.`}
      />
      <div className={styles.desk}>
        <div className="wrap">
          <DeskPhone />
        </div>
      </div>
      <Section label="Mission, values, and promises" isTight>
        <Columns split="7/4" className={styles.aim}>
          <div>
            <h2>Mission</h2>
            <p className={styles.mission}>{mission}</p>
          </div>
          <div>
            <h2>Vision</h2>
            <p className="lede">{vision}</p>
          </div>
        </Columns>
        <Columns split="7/5" className={styles.kept}>
          <div className={styles.values}>
            <h2>Our values, on every call</h2>
            <TitledList items={companyValues} layout="stacked" />
          </div>
          <div className={styles.promises}>
            <h2>Our promises, in writing</h2>
            <RuledList layout="stacked">
              {promises.map(({name, promise}) => (
                <li key={name} className="apart">
                  <h3>{name}</h3>
                  <Link className="textLink" to={promise.to}>
                    {promise.label}
                  </Link>
                </li>
              ))}
            </RuledList>
          </div>
        </Columns>
      </Section>
    </Page>
  );
}

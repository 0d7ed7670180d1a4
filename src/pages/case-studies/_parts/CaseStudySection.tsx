import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';

import {Icon} from '@site/src/components/ui/icon/Icon';
import {Columns} from '@site/src/components/layout/Columns';
import {FactList} from '@site/src/components/layout/FactList';
import {Section} from '@site/src/components/layout/Section';
import type {CaseStudy} from '@site/src/data/caseStudies';

import {CaseFigure} from './CaseFigure';
import styles from './CaseStudySection.module.css';
import {roiClaim} from './roiClaim';

export interface CaseStudySectionProps {
  readonly id: string;
  readonly study: CaseStudy;
  /** Drawing on the left, on green paper: every second case. */
  readonly flipped: boolean;
}

export function CaseStudySection({id, study, flipped}: CaseStudySectionProps): ReactElement {
  const roi = roiClaim(study.roi);
  return (
    <Section ground={flipped ? 'tint' : 'page'} labelledBy={id}>
      <Columns split="4/7" className={flipped ? styles.flipped : undefined}>
        <div>
          <p className={`small muted inLine ${styles.kicker}`}>
            <Icon name={study.icon} />
            <Link to={`/solutions/${study.specialtyId}`}>{study.specialty}</Link>
            <span>{study.location}</span>
          </p>
          <Heading as="h2" id={id} className="title">
            {study.title}
          </Heading>
          <FactList
            layout="below"
            className={styles.story}
            facts={[
              {term: 'Challenge', fact: study.challenge},
              {term: 'Solution', fact: study.approach},
            ]}
          />
          <p className={styles.claim}>{roi.headline}</p>
          <p className="small muted">
            {roi.basis}{' '}
            <Link className="textLink" to={roi.calculator}>
              Change the numbers
            </Link>
          </p>
        </div>
        <CaseFigure chart={study.chart} results={study.results} />
      </Columns>
      <Columns split="7/4" className={styles.words}>
        <p className="atMargin">{study.testimonial}</p>
        <p className="small muted">
          <b>As the {study.author.role} might put it</b>
          <br />
          {study.author.practice}
        </p>
      </Columns>
    </Section>
  );
}

import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';

import {Icon} from '@site/src/components/ui/icon/Icon';
import {Section} from '@site/src/components/layout/Section';
import {Tag} from '@site/src/components/ui/Tag';
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
      <div className={clsx(styles.study, flipped && styles.flipped)}>
        <div className={styles.who}>
          <p className={styles.kicker}>
            <Icon name={study.icon} />
            <Link to={`/solutions/${study.solution}`}>{study.specialty}</Link>
            <span>{study.location}</span>
            <Tag tone="outline">Illustrative</Tag>
          </p>
          <h2 id={id}>{study.title}</h2>
          <dl className={styles.story}>
            <div>
              <dt>Challenge</dt>
              <dd>{study.challenge}</dd>
            </div>
            <div>
              <dt>Solution</dt>
              <dd>{study.approach}</dd>
            </div>
          </dl>
          <div className={styles.roi}>
            <p className={`num ${styles.claim}`}>{roi.headline}</p>
            <p>
              {roi.basis}{' '}
              <Link className="textLink" to={roi.calculator}>
                Change the numbers
              </Link>
            </p>
          </div>
        </div>
        <div className={styles.figure}>
          <CaseFigure chart={study.chart} results={study.results} />
        </div>
        <figure className={styles.quote}>
          <blockquote>
            <p>“{study.testimonial}”</p>
          </blockquote>
          <figcaption>
            <b>{study.author.role}</b>
            {study.author.practice}
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}

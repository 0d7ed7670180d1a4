import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';

import {Columns} from '@site/src/layout/Columns';
import {RuledList} from '@site/src/layout/RuledList';
import {Section, type SectionProps} from '@site/src/layout/Section';
import {specialtyPath} from '@site/src/data/specialtyIds';
import type {CaseStudy} from '@site/src/features/case-studies/data';

import {CaseFigure} from './CaseFigure';
import {roiClaim} from '../rules/roiClaim';
import styles from './CaseStudySection.module.css';

export interface CaseStudySectionProps extends Pick<SectionProps, 'ground'> {
  readonly id: string;
  readonly study: CaseStudy;
}

/** Case study: story and return on the left, figures and quote on the right. */
export function CaseStudySection({id, study, ground}: CaseStudySectionProps): ReactElement {
  const roi = roiClaim(study.roiInputs);
  return (
    <Section ground={ground} labelledBy={id} isTight>
      <Columns split="4/7">
        <div className="stack">
          <Heading as="h2" id={id} className="h3">
            {study.title}
          </Heading>
          <RuledList layout="stacked" className={styles.story}>
            <li>
              <p>
                <b>Challenge</b> {study.challenge}
              </p>
            </li>
            <li>
              <p>
                <b>Solution</b> {study.approach}
              </p>
            </li>
            <li>
              <b>{roi.headline}</b>
              <p className="small">
                {roi.basis}{' '}
                <Link className="textLink" to={roi.calculator}>
                  Change the numbers
                </Link>
              </p>
            </li>
          </RuledList>
        </div>
        <div className="stack">
          <CaseFigure chart={study.chart} results={study.results} />
          <blockquote className={styles.quote}>
            <p className="h3">
              <q>{study.testimonial}</q>
            </p>
            <p className="small muted">
              {study.author},{' '}
              <Link className="textLink" to={specialtyPath(study.specialtyId)}>
                {study.specialty}
              </Link>
              , {study.location}
            </p>
          </blockquote>
        </div>
      </Columns>
    </Section>
  );
}

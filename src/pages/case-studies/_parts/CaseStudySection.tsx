import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';

import {Columns} from '@site/src/components/layout/Columns';
import {RuledList} from '@site/src/components/layout/RuledList';
import {Section, type SectionProps} from '@site/src/components/layout/Section';
import type {CaseStudy} from '@site/src/data/caseStudies';

import {CaseFigure} from './CaseFigure';
import {roiClaim} from './roiClaim';

export interface CaseStudySectionProps extends Pick<SectionProps, 'ground'> {
  readonly id: string;
  readonly study: CaseStudy;
}

/** Case study: story and return on the left, figures and quote on the right. */
export function CaseStudySection({id, study, ground}: CaseStudySectionProps): ReactElement {
  const roi = roiClaim(study.roi);
  return (
    <Section ground={ground} labelledBy={id}>
      <Columns split="4/7">
        <div className="stack">
          <p className="small muted">
            <Link className="textLink" to={`/solutions/${study.specialtyId}`}>
              {study.specialty}
            </Link>
            , {study.location}
          </p>
          <Heading as="h2" id={id} className="title">
            {study.title}
          </Heading>
          <RuledList layout="stacked">
            <li>
              <b>Challenge</b>
              <p>{study.challenge}</p>
            </li>
            <li>
              <b>Solution</b>
              <p>{study.approach}</p>
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
          <blockquote>
            <p className="lede">{study.testimonial}</p>
            <p className="small muted">
              As the {study.author.role} might put it. {study.author.practice}.
            </p>
          </blockquote>
        </div>
      </Columns>
    </Section>
  );
}

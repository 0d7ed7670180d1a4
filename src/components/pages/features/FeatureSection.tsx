import type {ReactElement, ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';

import {Section} from '@site/src/components/layout/Section';
import {featureGroups, type FeatureGroupId} from '@site/src/data/features';

import {FeatureList} from './FeatureList';
import styles from './FeatureSection.module.css';

export interface FeatureSectionProps {
  readonly id: FeatureGroupId;
  readonly ground: 'page' | 'tint';
  /** Where the artefact stands: beside the features, or across the page above them. */
  readonly composition: 'artefact-left' | 'artefact-right' | 'artefact-above';
  /** The thing that the group makes. */
  readonly artefact: ReactNode;
  /** Where to read on. */
  readonly link?: ReactNode;
}

export function FeatureSection({
  id,
  ground,
  composition,
  artefact,
  link,
}: FeatureSectionProps): ReactElement {
  const {name, summary, features} = featureGroups[id];
  const isAbove = composition === 'artefact-above';
  useBrokenLinks().collectAnchor(id);
  return (
    <Section ground={ground} id={id} labelledBy={`${id}-name`} className={styles.section}>
      <div className={styles.head}>
        <h2 id={`${id}-name`}>{name}</h2>
        <p>
          {summary}
          {link === undefined ? null : <> {link}</>}
        </p>
      </div>
      <div className={clsx(styles.body, styles[composition])}>
        <div className={styles.artefact}>{artefact}</div>
        <div className={styles.features}>
          <FeatureList features={features} layout={isAbove ? 'row' : 'column'} />
        </div>
      </div>
    </Section>
  );
}

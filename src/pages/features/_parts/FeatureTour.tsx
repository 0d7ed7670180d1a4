import {Fragment, type ReactElement, type RefObject, useEffect, useRef} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

import {Cord} from '@site/src/components/shared/cord/Cord';
import {TickList} from '@site/src/components/ui/TickList';
import {useReadingPosition} from '@site/src/components/shared/useReadingPosition';
import type {NavigationLink} from '@site/src/data/navigation';
import {callSheet, sampleCall} from '../_content/callSheet';
import {featureGroupIds, featureGroups, type FeatureGroupId} from '../_content/features';

import styles from './FeatureTour.module.css';
import {type LineState, SheetLines} from './SheetLines';

/** Links to further pages on a group. */
const links: Partial<Record<FeatureGroupId, readonly NavigationLink[]>> = {
  appointments: [{to: '/integrations', label: 'Integrations'}],
  analytics: [
    {to: '/calculator', label: 'ROI Calculator'},
    {to: '/phone-log', label: 'Phone Log'},
  ],
  security: [{to: '/security', label: 'Security'}],
};

/** Folds all groups but the first on phones, except groups that are already in the viewport. */
const useFoldedGroups = (section: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    if (!section.current || window.matchMedia('(width >= 60rem)').matches) return;
    const groups = [...section.current.querySelectorAll('details')].slice(1);
    const below = groups.filter((group) => group.getBoundingClientRect().top > innerHeight);
    for (const group of below) group.open = false;
  }, [section]);
};

const stateOf = (feature: number, reached: number | null): LineState | undefined => {
  if (reached === null) return undefined;
  if (feature === reached) return 'now';
  return feature < reached ? 'ink' : 'pencil';
};

const sheetHead = (
  <p className={styles.head}>
    <span>{sampleCall.day}</span>
    <b>{sampleCall.title}</b>
    <span>Sample call, {sampleCall.length}</span>
  </p>
);

/** Fifteen features beside the day sheet that they fill; on phones, each group has its part of it. */
export function FeatureTour(): ReactElement {
  const section = useRef<HTMLElement>(null);
  const {collectAnchor} = useBrokenLinks();
  useFoldedGroups(section);
  const reached = useReadingPosition(section, 'article', '50%');
  return (
    <section
      ref={section}
      className={styles.section}
      aria-label="Fifteen features, in the order of one call"
    >
      <div className={styles.groups}>
        {featureGroupIds.map((id, group) => {
          collectAnchor(id);
          const {name, summary, features} = featureGroups[id];
          return (
            <details key={id} id={id} open className={styles.group}>
              <summary className="plus">
                <span className={styles.when}>{callSheet[id].when}</span>
                <h2>{name}</h2>
              </summary>
              <p className={`muted ${styles.summary}`}>
                {summary}
                {links[id]?.map(({to, label}, at) => (
                  <Fragment key={to}>
                    <span>{at === 0 ? ' See ' : ' and '}</span>
                    <Link className="textLink" to={to}>
                      {label}
                    </Link>
                  </Fragment>
                ))}
              </p>
              <div className={styles.strip}>
                {group === 0 ? sheetHead : null}
                <SheetLines group={id} />
              </div>
              <div className={styles.features}>
                {features.map(({name: feature, text, benefits}, i) => (
                  <article key={feature} data-now={group * 3 + i === reached || undefined}>
                    <h3>{feature}</h3>
                    <p>{text}</p>
                    <TickList items={benefits} className={styles.benefits} />
                  </article>
                ))}
              </div>
            </details>
          );
        })}
      </div>
      <div className={`noPrint ${styles.side}`} data-ground="tint">
        <aside className={styles.sheet} aria-label="Records of that call">
          {sheetHead}
          {featureGroupIds.map((id, group) => (
            <SheetLines
              key={id}
              group={id}
              states={[0, 1, 2].map((i) => stateOf(group * 3 + i, reached))}
            />
          ))}
        </aside>
      </div>
      {reached !== null && reached >= 0 ? (
        <Cord section={section} from="article h3" to={`.${styles.sheet} li`} index={reached} />
      ) : null}
    </section>
  );
}

import {Fragment, type ReactElement, type RefObject, useEffect, useRef} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

import {BookHead, type BookLineState} from '@site/src/ui/book/Book';
import {Cord} from '@site/src/ui/cord/Cord';
import {useReadingPosition} from '@site/src/hooks/useReadingPosition';
import type {NavigationLink} from '@site/src/data/navigation';
import {featureGroupIds, featureGroups, type FeatureGroupId} from '../_content/features';

import styles from './FeatureTour.module.css';
import {SheetLines} from './SheetLines';

/** Links to further pages on a group. */
const links: Partial<Record<FeatureGroupId, readonly NavigationLink[]>> = {
  appointments: [{to: '/integrations', label: 'Integrations'}],
  analytics: [
    {to: '/calculator', label: 'ROI Calculator'},
    {to: '/phone-log', label: 'Phone Log'},
  ],
  security: [{to: '/security', label: 'Security'}],
};

/** Opens all groups on wide screens, and on a phone the group that the URL's fragment names. */
const useOpenGroups = (section: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const wide = window.matchMedia('(width >= 60rem)').matches;
    for (const group of section.current?.querySelectorAll('details') ?? []) {
      if (wide || `#${group.id}` === window.location.hash) group.open = true;
    }
  }, [section]);
};

const stateOf = (feature: number, reached: number | null): BookLineState | undefined => {
  if (reached === null) return undefined;
  if (feature === reached) return 'now';
  return feature < reached ? 'read' : 'ahead';
};

const sheetHead = (
  <BookHead day="17" title="Elena Vargas, new problem" note="Sample call, 1 min 34 s" />
);

/** 15 features beside the records of one call; on phones, each group has its part of them inside. */
export function FeatureTour(): ReactElement {
  const section = useRef<HTMLElement>(null);
  const {collectAnchor} = useBrokenLinks();
  useOpenGroups(section);
  const reached = useReadingPosition(section, 'article', '50%');
  return (
    <section
      ref={section}
      className={styles.section}
      aria-label="15 features, in the order of one call"
    >
      <div className={styles.groups}>
        {featureGroupIds.map((id, group) => {
          collectAnchor(id);
          const {name, when, features} = featureGroups[id];
          return (
            <details key={id} id={id} open={group === 0} className={styles.group}>
              <summary className="plus">
                <span className={styles.when}>{when}</span>
                <h2>{name}</h2>
              </summary>
              <div className={styles.strip}>
                {group === 0 ? sheetHead : null}
                <SheetLines group={id} />
              </div>
              <div className={styles.features}>
                {features.map(({name: feature, text, benefits}, i) => (
                  <article key={feature} data-now={group * 3 + i === reached || undefined}>
                    <h3>{feature}</h3>
                    <p>{text}</p>
                    <ul className={styles.benefits}>
                      {benefits.map((benefit) => (
                        <li key={benefit}>{benefit}</li>
                      ))}
                    </ul>
                  </article>
                ))}
                {links[id] === undefined ? null : (
                  <p className="small">
                    {'See '}
                    {links[id].map(({to, label}, at) => (
                      <Fragment key={to}>
                        {at === 0 ? null : <span> and </span>}
                        <Link className="textLink" to={to}>
                          {label}
                        </Link>
                      </Fragment>
                    ))}
                  </p>
                )}
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

import {type ReactElement, useCallback} from 'react';

import {TakeCall} from '@site/src/components/shared/call/TakeCall';
import {CallTranscript} from './CallTranscript';
import {loadScript} from './loadScript';
import {DemoLink} from '@site/src/components/shared/cta/DemoLink';
import {PhoneLink} from '@site/src/components/shared/cta/PhoneLink';
import {TradeIcon} from './TradeIcon';
import {Icon} from '@site/src/components/ui/icon/Icon';
import {Pill} from '@site/src/components/ui/Tag';
import {brand} from '@site/src/config/brand';
import type {SpecialtyId} from '@site/src/data/specialties';
import {TRUST_ICON} from '@site/src/data/icons';
import {type Specialty} from '@site/src/data/specialties/schema';
import {type DemoSource} from '@site/src/domain/analytics/events';
import type {SampleCall} from '@site/src/domain/call/call';
import {trustLine} from '@site/src/domain/specialties/trustLine';

import styles from './SpecialtyHero.module.css';

export interface SpecialtyHeroProps {
  readonly slug: SpecialtyId;
  readonly specialty: Specialty;
  readonly call: SampleCall;
  readonly source: DemoSource;
  /** Makes the call's wave this page's own. */
  readonly seed: number;
}

/** What the page is about on the left, one call of the trade on the right. */
export function SpecialtyHero({
  slug,
  specialty,
  call,
  source,
  seed,
}: SpecialtyHeroProps): ReactElement {
  const {badge, headline, icon, lede, pills, practice} = specialty;
  const {sheet} = specialty.features.sheet;
  const load = useCallback(async () => ({script: await loadScript(slug), sheet}), [slug, sheet]);
  return (
    <section className={styles.hero} data-ground="tint" aria-labelledby="page-title">
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.copy}>
          <p className={`small muted ${styles.badge}`}>
            <Icon name={icon} /> {badge}
          </p>
          <h1 id="page-title">{headline}</h1>
          <p className="lede">{lede}</p>
          <ul role="list" className={styles.pills}>
            <li>
              <Pill icon={<TradeIcon name={TRUST_ICON} />}>{trustLine(specialty.trust)}</Pill>
            </li>
            {pills.map(({icon: pillIcon, label}) => (
              <li key={label}>
                <Pill icon={<TradeIcon name={pillIcon} />}>{label}</Pill>
              </li>
            ))}
          </ul>
          <div className="actions">
            <DemoLink source={source}>Schedule Demo</DemoLink>
            <PhoneLink variant="ghost">Call to Test AI</PhoneLink>
          </div>
        </div>
        <TakeCall load={load} specialty={slug} source={source} seed={seed}>
          <CallTranscript
            label={`Sample call to ${practice}`}
            agentLabel={brand.name}
            seed={seed}
            {...call}
          />
        </TakeCall>
      </div>
    </section>
  );
}

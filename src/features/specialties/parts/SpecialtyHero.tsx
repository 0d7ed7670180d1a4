import {type ReactElement, useCallback} from 'react';

import {CallHero} from '@site/src/features/call/parts/CallHero';
import {CallPaper} from '@site/src/features/call/parts/CallPaper';
import {loadCallScript} from '@site/src/features/call/parts/loadCallScript';
import {DemoLink} from '@site/src/features/cta/parts/DemoLink';
import {PhoneLink} from '@site/src/features/cta/parts/PhoneLink';
import {Icon} from '@site/src/ui/icon/Icon';
import type {SpecialtyId} from '@site/src/features/specialties/data';
import {type Specialty} from '@site/src/features/specialties/data/schema';
import {type DemoSource} from '@site/src/features/measurement/rules/events';
import type {SampleCall} from '@site/src/features/call/rules/call';
import {trustLine} from '@site/src/features/specialties/rules/trustLine';

export interface SpecialtyHeroProps {
  readonly slug: SpecialtyId;
  readonly specialty: Specialty;
  readonly call: SampleCall;
  readonly source: DemoSource;
  /** Seed for a wave that differs on each page. */
  readonly seed: number;
}

const demo = 'Schedule Demo';

export function SpecialtyHero({
  slug,
  specialty,
  call,
  source,
  seed,
}: SpecialtyHeroProps): ReactElement {
  const {badge, headline, icon, lede, pills} = specialty;
  const load = useCallback(() => loadCallScript(slug), [slug]);
  return (
    <CallHero
      badge={{icon: <Icon name={icon} />, text: badge}}
      headline={headline}
      lede={lede}
      actions={
        <>
          <DemoLink source={source}>{demo}</DemoLink>
          <PhoneLink variant="ghost">Call to Test AI</PhoneLink>
        </>
      }
      by={trustLine(specialty.trust)}
      trust={pills.map(({icon: pill, label}) => ({icon: <Icon name={pill} />, label}))}
      pick={
        <>
          <span>{call.practice}</span>
          <span className="small muted num">{call.when}</span>
        </>
      }
    >
      <CallPaper
        call={call}
        load={load}
        sheet={specialty.sheet}
        specialty={slug}
        source={source}
        seed={seed}
        demo={demo}
      />
    </CallHero>
  );
}

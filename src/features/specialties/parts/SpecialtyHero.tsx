import type {ReactElement} from 'react';

import {CallHero} from '@site/src/features/call/parts/CallHero';
import {CallCard} from '@site/src/features/call/parts/CallCard';
import {DemoLink} from '@site/src/features/cta/parts/DemoLink';
import {PhoneLink} from '@site/src/features/cta/parts/PhoneLink';
import {Icon} from '@site/src/ui/icon/Icon';
import {buttonLabels} from '@site/src/data/buttonLabels';
import {specialtySource} from '@site/src/features/measurement/rules/events';
import type {SpecialtyPageData} from '@site/src/features/specialties/rules/pageData';
import {hashSlug} from '@site/src/lib/text/hashSlug';
import {trustLine} from '@site/src/features/specialties/rules/trustLine';
import {loadCallScript} from './loadCallScript';

export function SpecialtyHero({slug, specialty, call}: SpecialtyPageData): ReactElement {
  const {badge, headline, icon, lede, pills} = specialty;
  const source = specialtySource(slug);
  return (
    <CallHero
      badge={{icon: <Icon name={icon} />, text: badge}}
      headline={headline}
      lede={lede}
      actions={
        <>
          <DemoLink source={source}>{buttonLabels.specialtyDemo}</DemoLink>
          <PhoneLink variant="ghost">{buttonLabels.specialtyCall}</PhoneLink>
        </>
      }
      by={trustLine(specialty.trust)}
      trust={pills.map(({icon: pill, label}) => ({icon: <Icon name={pill} />, label}))}
      pick={
        <>
          <span>{call.practiceName}</span>
          <span className="small muted num">{call.when}</span>
        </>
      }
    >
      <CallCard
        call={call}
        load={loadCallScript}
        sheet={specialty.sheet}
        specialty={slug}
        source={source}
        // A wave that differs on each page.
        seed={hashSlug(slug)}
        demo={buttonLabels.specialtyDemo}
      />
    </CallHero>
  );
}

import {type ReactElement, useCallback, useRef, useState} from 'react';

import homeSample from '@generated/specialty-pages/default/home-call.json';

import {homeSheet} from '@site/src/features/call/data/homeSheet';
import {CallHero} from '@site/src/features/call/parts/CallHero';
import {loadCallScript} from '@site/src/features/specialties/parts/loadCallScript';
import {CallCard, type CallCardProps} from '@site/src/features/call/parts/CallCard';
import {whenReleased} from '@site/src/hooks/pressState';
import {PhoneLink} from '@site/src/features/cta/parts/PhoneLink';
import {usePublicEnv} from '@site/src/hooks/usePublicEnv';
import {lazyChunk} from '@site/src/hooks/lazy-chunk/lazyChunk';
import {ButtonLink} from '@site/src/ui/Button';
import {Icon} from '@site/src/ui/icon/Icon';
import type {SpecialtyId} from '@site/src/data/specialtyIds';
import type {Specialty} from '@site/src/features/specialties/data/schema';
import {track} from '@site/src/features/measurement/rules/track';

import {hero, homeLabels} from '../_content/home';
import {PracticeChoice} from './PracticeChoice';

const loadHomeCall: CallCardProps['load'] = async () =>
  (await import('@site/src/features/call/data/homeCall')).homeCall;

/** Call of the chosen practice, with its day sheet. */
type Practice = Pick<CallCardProps, 'call' | 'load' | 'sheet' | 'specialty'> & {
  /** Noun phrase such as 'a dental practice'. */
  readonly kind: string;
};

const HOME_CALL: Practice = {
  kind: 'a family practice',
  call: homeSample,
  load: loadHomeCall,
  sheet: homeSheet,
  specialty: 'family-medicine',
};

const loadSpecialtyCall = (id: SpecialtyId): Promise<Practice> =>
  lazyChunk(async () => {
    // The specialty's script and page, each a separate chunk, and the code that plays a script.
    const [{toSampleCall}, script, {specialty}] = await Promise.all([
      import('@site/src/features/call/rules/play'),
      loadCallScript(id),
      import(`@site/src/features/specialties/data/${id}/page`) as Promise<{specialty: Specialty}>,
    ]);
    return {
      kind: specialty.practiceNoun,
      call: toSampleCall(script),
      load: loadCallScript,
      sheet: specialty.sheet,
      specialty: id,
    };
  });

/** Hero with copy on the left and a call on the right, which plays once until a choice is pressed. */
export function Hero(): ReactElement {
  const [{kind, ...chosen}, setChosen] = useState(HOME_CALL);
  const latestChoice = useRef<SpecialtyId>(undefined);
  const choose = useCallback(async (id: SpecialtyId) => {
    latestChoice.current = id;
    const next = id === HOME_CALL.specialty ? HOME_CALL : await loadSpecialtyCall(id);
    // Don't replace the call during a press on it, or the press would be lost.
    await whenReleased();
    // An earlier choice may load later.
    if (latestChoice.current === id) setChosen(next);
  }, []);
  const {bookingUrl} = usePublicEnv();
  return (
    <CallHero
      isLarge
      badge={{icon: <Icon name="stethoscope" />, text: hero.badge}}
      headline={hero.headline}
      lede={hero.lede}
      actions={
        <>
          <ButtonLink
            to="#demo"
            onClick={() =>
              track({
                type: 'demo_click',
                source: 'hero_primary',
                isConversion: bookingUrl !== null,
              })
            }
          >
            {homeLabels.demo}
          </ButtonLink>
          <PhoneLink variant="ghost" showsNumber>
            {homeLabels.testCall}
          </PhoneLink>
        </>
      }
      trust={hero.trust.map(({icon, label}) => ({icon: <Icon name={icon} />, label}))}
      pick={<PracticeChoice practice={kind} when={chosen.call.when} onChoose={choose} />}
    >
      <CallCard
        key={chosen.specialty}
        {...chosen}
        playsInView={chosen.specialty === HOME_CALL.specialty}
        isInUrl={false}
        source="home"
        seed={12}
        demo={homeLabels.demo}
      />
    </CallHero>
  );
}

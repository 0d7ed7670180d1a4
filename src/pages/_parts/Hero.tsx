import {type ComponentType, type ReactElement, useCallback, useState} from 'react';

import {CallHero} from '@site/src/components/shared/call/CallHero';
import {CallStage} from '@site/src/components/shared/call/CallStage';
import type {LiveCallProps} from '@site/src/components/shared/call/LiveCall';
import {PhoneLink} from '@site/src/components/shared/cta/PhoneLink';
import {lazyChunk} from '@site/src/components/shared/lazy-chunk/lazyChunk';
import {ButtonLink} from '@site/src/components/ui/Button';
import {Icon} from '@site/src/components/ui/icon/Icon';
import {buttonLabels} from '@site/src/data/buttonLabels';
import {hero} from '@site/src/data/home';
import type {SpecialtyId} from '@site/src/data/specialties';
import {track} from '@site/src/domain/analytics/track';

import {heroSheet} from '../_content/heroSheet';
import {homeSample, homeSampleCall} from '../_content/homeSample';
import {PracticeChoice} from './PracticeChoice';
import {loadPractice} from './practices';

const loadHomeCall = async (): Promise<LiveCallProps['script']> =>
  (await import('../_content/homeCall')).homeCall;

/** Another practice's call, with its sheet. */
interface Other extends Pick<LiveCallProps, 'script' | 'sheet'> {
  readonly id: SpecialtyId;
  /** 'a dental practice' */
  readonly practice: string;
  readonly Call: ComponentType<LiveCallProps>;
}

const loadOther = (id: SpecialtyId): Promise<Other> =>
  lazyChunk(async () => {
    const [{script, specialty}, {LiveCall: Call}] = await Promise.all([
      loadPractice(id),
      import('@site/src/components/shared/call/LiveCall'),
    ]);
    const {practice, features} = specialty;
    return {id, script, practice, sheet: features.sheet.sheet, Call};
  });

/** Copy on the left; on the right a call that plays once, and is the visitor's at any press. */
export function Hero(): ReactElement {
  const [other, setOther] = useState<Other | null>(null);
  const choose = useCallback(async (id: SpecialtyId) => {
    setOther(id === 'family-medicine' ? null : await loadOther(id));
  }, []);
  const demo = buttonLabels.demo;
  const callState = (
    <>
      <b>{hero.callAnswered.label}</b> <span className="num">{hero.callAnswered.value}</span>
    </>
  );
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
            onClick={() => track({type: 'demo_click', source: 'hero_primary'})}
          >
            {demo}
          </ButtonLink>
          <PhoneLink variant="ghost" showNumber />
        </>
      }
      trust={hero.trust.map(({icon, label}) => ({icon: <Icon name={icon} />, label}))}
      pick={
        <PracticeChoice
          practice={other?.practice ?? 'a family practice'}
          when={other?.script.when ?? homeSample.when}
          onChoose={choose}
        />
      }
    >
      {other === null ? (
        <CallStage
          call={homeSampleCall}
          label={`Sample call to ${homeSample.practice}`}
          load={loadHomeCall}
          starts={homeSample.starts}
          plays
          twoColumns
          inAddress={false}
          sheet={heroSheet}
          specialty="family-medicine"
          source="home"
          seed={12}
          state={callState}
          demo={demo}
        />
      ) : (
        <div data-call="live">
          <other.Call
            key={other.id}
            script={other.script}
            sheet={other.sheet}
            opening={{by: 'choice'}}
            inAddress={false}
            specialty={other.id}
            source="home"
            seed={12}
            state={callState}
            demo={demo}
            onClose={() => setOther(null)}
          />
        </div>
      )}
    </CallHero>
  );
}

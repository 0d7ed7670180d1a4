import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {CallTranscript} from '@site/src/components/shared/call-transcript/CallTranscript';
import {DaySheet} from '@site/src/components/shared/day-sheet/DaySheet';
import {DemoLink} from '@site/src/components/shared/cta/DemoLink';
import {PhoneLink} from '@site/src/components/shared/cta/PhoneLink';
import {ButtonLink} from '@site/src/components/ui/Button';
import {PageHead} from '@site/src/components/layout/PageHead';
import {Section} from '@site/src/components/layout/Section';
import {brand} from '@site/src/config/brand';
import {sampleCall, sampleSheet} from '@site/src/data/featureArtefacts';

import {AccessRecord} from './AccessRecord';
import styles from './FeaturesContent.module.css';
import {FeatureSection} from './FeatureSection';
import {TextThread} from './TextThread';
import {Trail} from './Trail';
import {WeekReport} from './WeekReport';

export function FeaturesContent(): ReactElement {
  return (
    <>
      <PageHead
        title="What one phone call sets off"
        lede="Fifteen features in five groups. Follow a single lunch-hour call through all of them, and look at what each one leaves behind."
      >
        <Trail />
      </PageHead>

      <FeatureSection
        id="core-ai"
        ground="page"
        composition="artefact-left"
        artefact={<CallTranscript {...sampleCall} callerLabel="Caller" agentLabel={brand.name} />}
      />
      <FeatureSection
        id="appointments"
        ground="tint"
        composition="artefact-above"
        artefact={<DaySheet {...sampleSheet} />}
        link={
          <Link className="textLink" to="/integrations">
            See which systems it books into
          </Link>
        }
      />
      <FeatureSection
        id="communication"
        ground="page"
        composition="artefact-right"
        artefact={<TextThread />}
      />
      <FeatureSection
        id="analytics"
        ground="tint"
        composition="artefact-left"
        artefact={<WeekReport />}
        link={
          <Link className="textLink" to="/calculator">
            Run the formula on your own numbers
          </Link>
        }
      />
      <FeatureSection
        id="security"
        ground="page"
        composition="artefact-above"
        artefact={<AccessRecord />}
        link={
          <Link className="textLink" to="/security">
            Read the whole security page
          </Link>
        }
      />

      <Section ground="band" labelledBy="next-call">
        <div className={styles.close}>
          <div>
            <h2 id="next-call">Now give it one of your calls</h2>
            <p className="lede">
              The one that always comes at lunch. Dial the test line, or have us play the caller at
              a demo.
            </p>
          </div>
          <div className={styles.actions}>
            <DemoLink source="features">Book Your Demo</DemoLink>
            <PhoneLink variant="ghost" showNumber>
              Call Test AI
            </PhoneLink>
            <ButtonLink to="/calculator" variant="ghost">
              Open the calculator
            </ButtonLink>
            <ButtonLink to="/integrations" variant="ghost">
              See the integrations
            </ButtonLink>
          </div>
        </div>
      </Section>
    </>
  );
}

import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {DemoBand} from '@site/src/features/cta/parts/DemoBand';
import {DemoLink} from '@site/src/features/cta/parts/DemoLink';
import {CalculatorSheet} from '../../features/roi/parts/CalculatorSheet';
import {CashChart} from '../../features/roi/parts/CashChart';
import {Method} from '../../features/roi/parts/Method';
import {BenchmarksTable, SampleResults} from '../../features/roi/parts/tables';
import {useRoi} from '@site/src/features/roi/parts/useRoi';
import {relatedLinks} from '@site/src/data/relatedLinks';
import {FaqSection} from '@site/src/features/faq/parts/FaqSection';
import {PageHead} from '@site/src/layout/PageHead';
import {PhoneDisclosure} from '@site/src/layout/PhoneDisclosure';
import {Section, SectionHead} from '@site/src/layout/Section';
import {Split} from '@site/src/layout/Split';
import {Page} from '@site/src/layout/Page';
import type {FaqItem} from '@site/src/features/faq/faq';
import {cautiousAssumptions, roiAssumptions} from '@site/src/data/roiAssumptions';
import {percentOf} from '@site/src/lib/format/numbers';
import {assumptionsText, cashLegend} from '@site/src/features/roi/rules/resultTexts';

import styles from './index.module.css';

const recoveryRate = percentOf(roiAssumptions.recoveryRate);

const roiFaq: readonly FaqItem[] = [
  {
    question: 'How close is this to our results?',
    answer: `The formula’s own margin is ±${percentOf(roiAssumptions.accuracy)}, if your inputs are right and ${recoveryRate} of missed calls become visits. If fewer do, you will see much less, so plan with the cautious case. Our phone log page counts your missed calls from last month’s export.`,
  },
  {
    question: 'Does “staff time saved” mean letting someone go?',
    answer: `No. It counts ${percentOf(roiAssumptions.staffCostSaved)} of front-desk cost as time that no longer goes to the phone. If that time goes to patients at the desk, it does not save dollars: set the front-desk hours to 0 to see the calls alone.`,
  },
  {
    question: 'Where do my numbers go?',
    answer:
      'They stay in your browser and in this page’s address. The server that hosts this site sees them only when that address is opened or reloaded, by you or by someone you send it to. The PDF is made in your browser.',
  },
];

/** Created once, so that moving a slider doesn't render it, and its structured data, again. */
const questions = (
  <FaqSection
    title="Questions about the estimate"
    items={roiFaq}
    ground="tint"
    relatedLinks={relatedLinks.calculator}
    className="noPrint"
  />
);

export default function CalculatorPage(): ReactElement {
  return (
    <Page
      title="Missed-Call ROI Calculator"
      description="Missed-call ROI calculator for medical practices: five inputs, a cautious case and a formula with its steps shown, and a link or PDF to share."
      className={styles.page}
    >
      <Calculator />
    </Page>
  );
}

/** Separate from the page, so that moving a slider doesn't render the header and footer again. */
function Calculator(): ReactElement {
  const roi = useRoi();
  return (
    <>
      <PageHead
        title="Put a number on your missed calls"
        lede={
          <>
            Five inputs, the math shown, no email required. If you don’t know yours,{' '}
            <Link className="textLink" to="/phone-log">
              read them from your phone log
            </Link>
            .
          </>
        }
      >
        <div className={`noPrint ${styles.headroom}`} />
      </PageHead>
      <CalculatorSheet roi={roi} action={<DemoLink source="roi_calculator" />} />
      <Section labelledBy="first-year" className={styles.close}>
        <Split
          headingId="first-year"
          title="Your first year"
          aside={<p>{cashLegend(roi.inputs)}</p>}
        >
          <CashChart inputs={roi.inputs} />
        </Split>
      </Section>
      <Section ground="tint" labelledBy="method">
        <Split
          headingId="method"
          title="The formula, step by step"
          aside={<p>{assumptionsText()}</p>}
        >
          <PhoneDisclosure id="steps" label="Show each step with your numbers">
            <Method inputs={roi.inputs} />
          </PhoneDisclosure>
        </Split>
      </Section>
      <Section labelledBy="benchmarks" className="noPrint">
        <SectionHead id="benchmarks" title="Benchmarks for four kinds of practice">
          {`Averages for four kinds of practice, with the revenue recovered each month: by the formula, which counts ${recoveryRate} of missed calls, and in the cautious case, which counts ${percentOf(cautiousAssumptions.recoveryRate)}.`}
        </SectionHead>
        <BenchmarksTable />
        <div className={styles.samples}>
          <PhoneDisclosure id="samples" label="Three practices, worked out">
            <h3>Three practices, worked out</h3>
            <SampleResults />
          </PhoneDisclosure>
        </div>
      </Section>
      {questions}
      <DemoBand
        source="roi_calculator"
        id="demo"
        title="Go through your numbers with us"
        text="Call counts by day or hour are enough, with no names or phone numbers."
        className="noPrint"
      />
    </>
  );
}

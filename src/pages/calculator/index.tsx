import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {DemoBand} from '@site/src/features/cta/parts/DemoBand';
import {DemoLink} from '@site/src/features/cta/parts/DemoLink';
import {CalculatorSheet} from '../../features/roi/parts/CalculatorSheet';
import {CashChart, cashLegend} from '../../features/roi/parts/CashChart';
import {Method} from '../../features/roi/parts/Method';
import {BenchmarksTable, SampleResults} from '../../features/roi/parts/tables';
import {useRoi} from '@site/src/features/roi/parts/useRoi';
import {relatedLinks} from '@site/src/data/relatedLinks';
import {FaqSection} from '@site/src/features/faq/FaqSection';
import {PageHead} from '@site/src/layout/PageHead';
import {PhoneDisclosure} from '@site/src/layout/PhoneDisclosure';
import {Section, SectionHead} from '@site/src/layout/Section';
import {Split} from '@site/src/layout/Split';
import {Page} from '@site/src/layout/Page';
import {calculatorPage, roiFaq} from './_content';
import {assumptionsText} from '@site/src/features/roi/rules/resultTexts';

import styles from './index.module.css';

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
      description={calculatorPage.description}
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
        title={calculatorPage.title}
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
          {calculatorPage.benchmarks}
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
        title={calculatorPage.demoTitle}
        text={calculatorPage.demoText}
        className="noPrint"
      />
    </>
  );
}

import type {ReactElement} from 'react';
import Layout from '@theme/Layout';

import {ContactForm} from './_parts/form/ContactForm';
import {Columns} from '@site/src/components/layout/Columns';
import {PageHead} from '@site/src/components/layout/PageHead';
import {Section} from '@site/src/components/layout/Section';
import {Words} from '@site/src/components/layout/Words';
import {Main} from '@site/src/components/layout/Main';
import {ContactDetails} from './_parts/ContactDetails';
import {OfficeHours} from './_parts/OfficeHours';
import {ContactChannels} from './_parts/ContactChannels';
import {Questions} from '@site/src/components/shared/Questions';
import {contactFaq} from './_content';

export default function ContactPage(): ReactElement {
  return (
    <Layout
      title="Contact and Office Hours"
      description="Call, write, or schedule a demo. A person answers within 24 hours, except on Sundays; the test line answers at once."
    >
      <Main>
        <PageHead
          title="Get in Touch"
          lede="Four ways to reach us: three lead to a person, one to the test line."
        >
          <ContactChannels />
        </PageHead>

        <Section labelledBy="write">
          <Columns split="7/4">
            <div className="noPrint">
              <Words id="write" title="Tell us about your phones">
                Four fields are required. The rest help us pick who answers.
              </Words>
              <ContactForm />
            </div>
            <ContactDetails />
          </Columns>
        </Section>

        <Section ground="tint" labelledBy="hours">
          <OfficeHours />
        </Section>

        <Questions
          title="Before you write"
          aside={<p>Setup, help, and trying it first.</p>}
          items={contactFaq}
        />
      </Main>
    </Layout>
  );
}

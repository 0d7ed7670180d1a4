import type {ReactElement} from 'react';
import Layout from '@theme/Layout';

import {ContactForm} from './_parts/form/ContactForm';
import {PageHead} from '@site/src/components/layout/PageHead';
import {Section} from '@site/src/components/layout/Section';
import {Split} from '@site/src/components/layout/Split';
import {Main} from '@site/src/components/layout/Main';
import {ContactDetails} from './_parts/ContactDetails';
import {ContactChannels} from './_parts/ContactChannels';
import {FaqSection} from '@site/src/components/shared/FaqSection';
import {replyTime} from '@site/src/data/claims';
import {contactFaq} from './_content';

export default function ContactPage(): ReactElement {
  return (
    <Layout
      title="Contact and Office Hours"
      description={`Write, schedule a demo, or call. A person replies within ${replyTime}. The phone is our AI line: it books demos and takes messages.`}
    >
      <Main>
        <PageHead
          title="Get in Touch"
          lede="Three of these reach a person. The phone reaches our AI line, which books demos and takes messages."
        >
          <ContactChannels />
        </PageHead>

        <Section labelledBy="write" className="noPrint">
          <Split
            headingId="write"
            title="Tell us about your phones"
            aside={<p>Four fields are required. The rest help us send it to the right person.</p>}
          >
            <ContactForm />
          </Split>
        </Section>

        <Section ground="tint" label="Contact details">
          <ContactDetails />
        </Section>

        <FaqSection
          title="Before you write"
          aside={<p>Setup, training, and a first test.</p>}
          items={contactFaq}
        />
      </Main>
    </Layout>
  );
}

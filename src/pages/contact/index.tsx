import type {ComponentType, ReactElement} from 'react';
import Layout from '@theme/Layout';

import {ContactForm} from './_parts/form/ContactForm';
import type * as Sending from './_parts/form/sendMessage';
import type {EnhancedSelectProps} from './_parts/form/SelectField';
import {Columns} from '@site/src/components/layout/Columns';
import {PageHead} from '@site/src/components/layout/PageHead';
import {Section} from '@site/src/components/layout/Section';
import {Words} from '@site/src/components/layout/Words';
import {Main} from '@site/src/components/layout/Main';
import {ContactDetails} from './_parts/ContactDetails';
import {OfficeHours} from './_parts/OfficeHours';
import {ContactChannels} from './_parts/ContactChannels';
import {usePublicEnv} from '@site/src/components/shared/env/usePublicEnv';
import {lazyChunk} from '@site/src/components/shared/lazy-chunk/lazyChunk';
import {Questions} from '@site/src/components/shared/Questions';
import {contactFaq} from './_content';
import type {PublicEnv} from '@site/src/config/publicEnv';
import type {ContactForm as ContactFormValues} from '@site/src/domain/contact/contactMessage';
import type {SendResult} from '@site/src/domain/contact/sendContactMessage';

const loadSending = (): Promise<typeof Sending> => import('./_parts/form/sendMessage');

/** Its 28 kB come once somebody is at the form, and what sends with them: the line may break. */
const loadSelect = async (): Promise<ComponentType<EnhancedSelectProps>> => {
  loadSending().then(
    ({prepare}) => prepare(),
    () => undefined,
  );
  return (await import('./_parts/form/RadixSelect')).RadixSelect;
};

const send = async (env: PublicEnv, form: ContactFormValues): Promise<SendResult> => {
  try {
    const {sendMessage} = await lazyChunk(loadSending);
    return await sendMessage(env, form);
  } catch (error) {
    console.error('The contact message was not sent', error);
    return {ok: false, reason: 'unreachable'};
  }
};

export default function ContactPage(): ReactElement {
  const env = usePublicEnv();
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
              <ContactForm send={(form) => send(env, form)} loadSelect={loadSelect} />
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

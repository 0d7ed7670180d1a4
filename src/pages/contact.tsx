import type {ReactElement} from 'react';
import Layout from '@theme/Layout';

import {Accordion} from '@site/src/components/ui/Accordion/Accordion';
import {ButtonLink} from '@site/src/components/ui/Button/Button';
import {Section, SectionHead} from '@site/src/components/ui/Section/Section';
import {TickList} from '@site/src/components/ui/TickList/TickList';
import {brand} from '@site/src/config/brand';
import {contactFaq, officeHours, whyChooseUs} from '@site/src/data/contactContent';

export default function ContactPage(): ReactElement {
  return (
    <Layout
      title="Contact"
      description="Call, write, or book a demo. A person answers within 24 hours."
    >
      <main id="main">
        <Section ground="tint">
          <h1>Get in Touch</h1>
          <div className="actions">
            <ButtonLink to={brand.phone.href}>Call {brand.phone.display}</ButtonLink>
            <ButtonLink to={brand.email.href} variant="ghost">
              {brand.email.display}
            </ButtonLink>
          </div>
        </Section>
        <Section>
          <SectionHead title="Office hours" />
          <dl>
            {officeHours.map(({days, hours}) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{hours ?? 'Closed'}</dd>
              </div>
            ))}
          </dl>
          <h2>Why Choose Us</h2>
          <TickList items={whyChooseUs} />
        </Section>
        <Section ground="tint">
          <SectionHead title="Before you write" />
          <Accordion items={contactFaq} />
        </Section>
      </main>
    </Layout>
  );
}

import type {ReactElement} from 'react';
import Head from '@docusaurus/Head';

import {DemoBooking} from '@site/src/features/booking/parts/DemoBooking';
import {Page} from '@site/src/layout/Page';
import {useMailLinkToken} from '@site/src/features/mail-links/parts/useMailLinkToken';
import {company} from '@site/src/config/company';
import {BookingTotals} from '@site/src/features/phone-log/parts/BookingTotals';

/** Booking page; with an email link's token it moves or cancels that demo. Opening it changes nothing. */
export default function BookPage(): ReactElement {
  const token = useMailLinkToken();
  return (
    <Page
      title="Book a Demo"
      description={`Pick a time for a ${company.name} demo, shown in your time zone. It’s free, and you can move or cancel it until it starts.`}
    >
      <Head>
        {/* Keeps the token out of the Referer header when the page loads its files. */}
        <meta name="referrer" content="no-referrer" />
      </Head>
      <BookingTotals />
      <DemoBooking as="h1" source="book" token={token} />
    </Page>
  );
}

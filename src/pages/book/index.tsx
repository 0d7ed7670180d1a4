import type {ReactElement} from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';

import {DemoBooking} from '@site/src/components/forms/booking/DemoBooking';
import {Main} from '@site/src/components/layout/Main';
import {useMailLinkToken} from '@site/src/components/shared/mail-link/useMailLinkToken';
import {brand} from '@site/src/config/brand';

/** Books a demo; with the token of a mail's link, moves or cancels one. Opening it changes nothing. */
export default function BookPage(): ReactElement {
  const token = useMailLinkToken();
  return (
    <Layout
      title="Book a Demo"
      description={`Pick a time for a demo of ${brand.name}: twenty minutes with a person, in your time zone. Move or cancel it whenever you like.`}
    >
      <Head>
        {/* The page's own files are asked for with its address otherwise. */}
        <meta name="referrer" content="no-referrer" />
      </Head>
      <Main>
        <DemoBooking as="h1" source="book" token={token} />
      </Main>
    </Layout>
  );
}

import type {ReactElement} from 'react';

import {type MailLinkContent, MailLinkPage} from '@site/src/features/mail-links/parts/MailLinkPage';

const content: MailLinkContent = {
  title: 'Confirm your subscription',
  doneTitle: 'You’re on the list',
  description: 'Confirm that you want our newsletter: one short email a month.',
  lede: 'One short email a month about running a calmer front desk.',
  ready: {
    title: 'Press the button to confirm.',
    text: 'We’ll then send the newsletter to the address we emailed.',
  },
  action: {
    functionName: 'confirm_subscription',
    label: 'Confirm',
    busy: 'Confirming...',
    done: {
      title: 'You’re subscribed.',
      text: 'We’ll send the next issue to this address. Every issue has a link to unsubscribe.',
    },
  },
  reply: 'confirm',
};

export default function ConfirmPage(): ReactElement {
  return <MailLinkPage content={content} />;
}

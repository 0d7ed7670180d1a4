import type {ReactElement} from 'react';

import {type MailLinkContent, MailLinkPage} from '@site/src/features/mail-links/parts/MailLinkPage';

const content: MailLinkContent = {
  title: 'Unsubscribe',
  doneTitle: 'You’re off the list',
  description: 'Unsubscribe from our newsletter.',
  lede: 'Stop getting our newsletter.',
  ready: {title: 'Press the button to unsubscribe.', text: 'Nothing else is needed.'},
  action: {
    functionName: 'unsubscribe',
    label: 'Unsubscribe',
    busy: 'Unsubscribing...',
    done: {
      title: 'You’re unsubscribed.',
      text: 'We won’t send the newsletter to your address again. If this was a mistake, you can subscribe again within the hour.',
    },
  },
  undo: {
    functionName: 'return_to_newsletter',
    label: 'Subscribe again',
    busy: 'Subscribing...',
    done: {title: 'You’re subscribed again.', text: 'We’ll send the next issue as before.'},
  },
  reply: 'unsubscribe',
};

export default function LeavePage(): ReactElement {
  return <MailLinkPage content={content} />;
}

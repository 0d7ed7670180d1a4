import type {ReactElement} from 'react';

import {demoRules} from '@site/src/features/booking/data';
import {type MailLinkContent, MailLinkPage} from '@site/src/features/mail-links/parts/MailLinkPage';

const content: MailLinkContent = {
  title: 'Confirm your demo',
  description: `Confirm the time of your demo. We hold it for ${demoRules.heldMinutes} minutes.`,
  lede: `We hold your time for ${demoRules.heldMinutes} minutes. One press confirms it.`,
  ready: {
    title: 'Press the button to confirm.',
    text: 'We will email you the time with a calendar file, and a link to move or cancel.',
  },
  action: {
    functionName: 'confirm_demo',
    label: 'Confirm the demo',
    busy: 'Confirming...',
    done: {
      title: 'Your demo is booked.',
      text: 'The time, a calendar file, and a link to move or cancel are on the way to your inbox.',
    },
  },
  refused: {
    title: 'Nothing was changed.',
    text: `This link was already used, or its ${demoRules.heldMinutes} minutes are over. Booked demos have a second email from us. If you have none, please choose a time again.`,
  },
  reply: 'confirm',
};

export default function ConfirmDemoPage(): ReactElement {
  return <MailLinkPage content={content} />;
}

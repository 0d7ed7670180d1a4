import type {ReactElement} from 'react';

import {type MailLinkContent, MailLinkPage} from '@site/src/features/mail-links/parts/MailLinkPage';

const content: MailLinkContent = {
  title: 'Mark a message as answered',
  description: 'For our team: mark a message from the contact form as answered.',
  lede: 'For our team: a message from the contact form.',
  ready: {
    title: 'Press the button once you have answered.',
    text: 'The reminders about this message then stop.',
  },
  action: {
    functionName: 'mark_answered',
    label: 'Mark as answered',
    busy: 'Marking...',
    done: {title: 'Marked as answered.', text: 'You won’t get more reminders about this message.'},
  },
  help: 'Run “npm run owner -- answered” with the reference in the email. Don’t reply to that email: replies go to the visitor.',
};

export default function AnsweredPage(): ReactElement {
  return <MailLinkPage content={content} />;
}

import type {MailLinkContent} from '@site/src/components/shared/mail-link/MailLinkPage';

export const content: MailLinkContent = {
  title: 'Confirm your subscription',
  description: 'Confirm that you want our newsletter: one email a month.',
  lede: 'One email a month about the front desk and the product.',
  ready: {
    title: 'Press the button to confirm.',
    text: 'We will then send the newsletter to the address we emailed.',
  },
  action: {
    call: 'confirm_subscription',
    label: 'Confirm',
    busy: 'Confirming...',
    done: {
      title: 'You’re subscribed.',
      text: 'We will send the next issue to this address. Every issue has a link to unsubscribe.',
    },
  },
  doneTitle: 'You’re on the list',
  reply: 'confirm',
};

import type {MailLinkContent} from '@site/src/components/shared/mail-link/MailLinkPage';

export const content: MailLinkContent = {
  title: 'Confirm your subscription',
  description: 'Confirm that you want our newsletter: one short letter a month.',
  lede: 'One short letter a month, about the front desk and the product.',
  ready: {
    title: 'Press the button to confirm.',
    text: 'The newsletter then comes to the address that got our email.',
  },
  action: {
    call: 'confirm_subscription',
    label: 'Confirm',
    busy: 'Confirming...',
    done: {
      title: 'You are on the list.',
      text: 'The next issue comes to this address. Every issue has a link to unsubscribe.',
    },
  },
  reply: 'confirm',
};

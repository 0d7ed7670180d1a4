import type {MailLinkContent} from '@site/src/components/shared/mail-link/MailLinkPage';

export const content: MailLinkContent = {
  title: 'Leave the newsletter',
  description: 'Leave our newsletter with one press. There is no second question.',
  lede: 'One press, and the newsletter stops coming to your address.',
  ready: {title: 'Press the button to leave.', text: 'We ask nothing else.'},
  action: {
    call: 'leave_newsletter',
    label: 'Leave the newsletter',
    busy: 'Leaving...',
    done: {
      title: 'You have left.',
      text: 'No further issue will be sent to your address. If you pressed by mistake, you can come back within the hour.',
    },
  },
  undo: {
    call: 'return_to_newsletter',
    label: 'Come back',
    busy: 'Coming back...',
    done: {title: 'You are back on the list.', text: 'The next issue comes as before.'},
  },
  reply: 'leave',
};

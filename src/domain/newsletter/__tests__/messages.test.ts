import {normalizeEmail} from '../email.ts';
import {newsletterMessage} from '../messages.ts';

jest.mock('../../../config/brand.ts');

describe('normalizeEmail', () => {
  it.each([
    ['  Jane@Harbor.Example ', 'jane@harbor.example'],
    ['\tdesk@practice.example\n', 'desk@practice.example'],
    ['   ', ''],
    // The Kelvin sign and the dotted capital I are refused by the table, not turned into k and i.
    ['\u212ate@Harbor.example', '\u212ate@harbor.example'],
    ['\u0130da@Harbor.example', '\u0130da@harbor.example'],
  ])('stores %j as %j', (typed, stored) => {
    expect(normalizeEmail(typed)).toBe(stored);
  });
});

// Fixed by the owner, typed again on purpose: these strings are a contract, not an implementation.
describe('newsletterMessage', () => {
  it.each([
    [
      {ok: true},
      'Welcome aboard! 🎉',
      "You'll receive updates about Ringwell features and healthcare AI insights.",
      'success',
    ],
    [
      {ok: false, reason: 'duplicate'},
      'Already subscribed! ✨',
      'This email is already on our newsletter list.',
      'notice',
    ],
    [
      {ok: false, reason: 'rejected'},
      'Subscription failed',
      'Please try again or contact support.',
      'destructive',
    ],
    [
      {ok: false, reason: 'limited'},
      'Subscription failed',
      'Please try again or contact support.',
      'destructive',
    ],
    [
      {ok: false, reason: 'unreachable'},
      'Something went wrong',
      'Please try again later.',
      'notice',
    ],
  ] as const)('says after %j: %s', (result, title, description, tone) => {
    expect(newsletterMessage(result)).toMatchObject({title, description, tone});
  });
});

import {type SupabaseClient} from '@supabase/supabase-js';

import {type ContactForm} from '../contactMessage';
import {sendContactMessage} from '../sendContactMessage';

const form: ContactForm = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@harbor.example',
  phone: '',
  practiceType: '',
  clinicName: '',
  teamSize: '',
  state: '',
  message: 'A secret line',
  topic: '',
  honeypot: false,
};

interface Answer {
  readonly error: {readonly code: string} | null;
  readonly status: number;
}

/** The real client talks to the real backend in e2e/contact.spec.ts; this one only answers. */
const clientAnswering = (answer: () => Promise<Answer>): SupabaseClient =>
  ({from: () => ({insert: () => ({abortSignal: answer})})}) as unknown as SupabaseClient;

const ended = (answer: () => Promise<Answer>): ReturnType<typeof sendContactMessage> =>
  sendContactMessage(() => Promise.resolve(clientAnswering(answer)), form);

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

describe('sendContactMessage', () => {
  it('is done when the table confirms a row', async () => {
    expect(await ended(() => Promise.resolve({error: null, status: 201}))).toEqual({ok: true});
    expect(logged).not.toHaveBeenCalled();
  });

  it.each([
    [400, '23514', 'rejected'],
    [401, '42501', 'rejected'],
    [429, 'PT429', 'limited'],
    [503, '', 'unreachable'],
    [0, '', 'unreachable'],
  ] as const)('answers %d (%s) with %s', async (status, code, reason) => {
    expect(await ended(() => Promise.resolve({error: {code}, status}))).toEqual({
      ok: false,
      reason,
    });
    expect(JSON.stringify(logged.mock.calls)).not.toContain('A secret line');
  });

  it('does not take a network’s login page for the backend', async () => {
    expect(await ended(() => Promise.resolve({error: null, status: 200}))).toMatchObject({
      ok: false,
    });
  });

  it('never throws: not for a client that cannot be loaded, nor for one that fails', async () => {
    const unreachable = {ok: false, reason: 'unreachable'};
    expect(await ended(() => Promise.reject(new Error('aborted')))).toEqual(unreachable);
    expect(await sendContactMessage(() => Promise.reject(new Error('no chunk')), form)).toEqual(
      unreachable,
    );
  });
});

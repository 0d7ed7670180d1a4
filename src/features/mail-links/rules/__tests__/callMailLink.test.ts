import type {SupabaseClient} from '@supabase/supabase-js';

import {callMailLink} from '../callMailLink.ts';

// With the real client and database: e2e/ownerWorkflow.spec.ts.

const TOKEN = '0b7e4a3c-6a44-4c7c-9c3e-1d1b2f0a9e55';

test.each([
  [{status: 200, data: true, error: null}, 'done'],
  [{status: 200, data: false, error: null}, 'refused'],
  // A login page of the visitor's network.
  [{status: 200, data: '<html>', error: null}, 'unreachable'],
  [{status: 500, data: null, error: {code: 'XX000', message: `near ${TOKEN}`}}, 'failed'],
])('the backend’s answer %j to an email’s link means: %s', async (answer, result) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const client = {rpc: () => ({abortSignal: () => Promise.resolve(answer)})};
  expect(await callMailLink(client as unknown as SupabaseClient, 'mark_answered', TOKEN)).toBe(
    result,
  );
  expect(logged).toHaveBeenCalledTimes(result === 'done' || result === 'refused' ? 0 : 1);
  expect(JSON.stringify(logged.mock.calls)).not.toContain(TOKEN);
  logged.mockRestore();
});

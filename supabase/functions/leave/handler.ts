/** Where the function finds the database's API and the site. */
export interface LeaveConfig {
  /** No trailing slash. */
  readonly supabaseUrl: string;
  /** The publishable key: this function may do what a visitor may, and no more. */
  readonly supabaseKey: string;
  /** Public address of the site; without it a GET is only refused. */
  readonly siteUrl?: string;
}

/** Milliseconds; a mailbox provider waits about as long. */
const TIMEOUT_MS = 10_000;

/** All that a uuid may be written with. Anything else is no token, and may be no text to the database. */
const TOKEN = /^[\s{}\da-f-]{1,100}$/i;

const answer = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(`${text}\n`, {
    status,
    headers: {'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers},
  });

/** @returns whether it is settled: the database has answered with a yes or a no, or is not asked */
const leave = async (
  {supabaseUrl, supabaseKey}: LeaveConfig,
  token: string,
  timeoutMs: number,
): Promise<boolean> => {
  if (!TOKEN.test(token)) return true;
  try {
    const response = await fetch(`${supabaseUrl}/rest/v1/rpc/leave_newsletter`, {
      method: 'POST',
      headers: {apikey: supabaseKey, 'content-type': 'application/json'},
      body: JSON.stringify({token}),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    if (response.ok && typeof (await response.json()) === 'boolean') return true;
    console.error('leave_newsletter answered', response.status);
  } catch (error) {
    console.error('leave_newsletter did not answer:', error instanceof Error ? error.name : error);
  }
  return false;
};

/**
 * One-press leaving (RFC 8058): a mailbox provider posts to the address in the letter's
 * `List-Unsubscribe`. Only a POST changes something, because scanners open links; a person who opens
 * one is led to the page with the button. What is in the body is not looked at: providers differ.
 * A token that is good, used or unknown gets one answer, so nobody learns which.
 */
export const handleLeave = async (
  request: Request,
  config: LeaveConfig,
  timeoutMs: number = TIMEOUT_MS,
): Promise<Response> => {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  await request.body?.cancel();
  const {method} = request;
  if ((method === 'GET' || method === 'HEAD') && config.siteUrl && token !== '') {
    const page = `${config.siteUrl}/newsletter/leave#${encodeURIComponent(token)}`;
    return answer(303, 'Press the button on the page.', {location: page});
  }
  if (method !== 'POST') return answer(405, 'Leaving takes a POST.', {allow: 'POST'});
  if (token === '') return answer(400, 'The address has no token.');
  return (await leave(config, token, timeoutMs))
    ? answer(200, 'No more letters go to this address.')
    : answer(502, 'The list could not be reached. Please try again.');
};

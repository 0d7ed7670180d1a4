import {LOCAL_BACKEND_URL, LOCAL_PUBLISHABLE_KEY} from '../../../config/publicEnv.ts';
import {connectBackend, createBackend} from '../backendClient.ts';

const config = {supabaseUrl: LOCAL_BACKEND_URL, supabaseKey: LOCAL_PUBLISHABLE_KEY};

/** Node 20 has no WebSocket. */
class NoTransport {}
const onNode = {realtime: {transport: NoTransport as unknown as typeof WebSocket}};

it('is never created while pages are rendered to HTML', async () => {
  await expect(connectBackend(config)).rejects.toThrow('belongs to the browser');
});

describe('the session', () => {
  const hour = 3600;
  const session = {
    access_token: 'header.payload.signature',
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: hour,
    expires_at: Math.floor(Date.now() / 1000) + hour,
    user: {id: '00000000-0000-4000-8000-000000000000'},
  };

  const provide = (storage: unknown): void =>
    void Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        if (storage instanceof Error) throw storage;
        return storage;
      },
    });
  afterEach(() => Reflect.deleteProperty(globalThis, 'localStorage'));

  it('is kept in local storage', async () => {
    const kept = new Map([['sb-127-auth-token', JSON.stringify(session)]]);
    provide({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
    // Not said here: whether to persist. That is what the client itself must have set.
    const client = await createBackend(config, {
      ...onNode,
      auth: {storage: globalThis.localStorage},
    });
    const {data} = await client.auth.getSession();
    await client.auth.stopAutoRefresh();
    expect(data.session?.refresh_token).toBe('refresh');
  });

  it('does without where storage throws', async () => {
    provide(new Error('The operation is insecure'));
    const client = await createBackend(config, onNode);
    const {data, error} = await client.auth.getSession();
    await client.auth.stopAutoRefresh();
    expect(error).toBeNull();
    expect(data.session).toBeNull();
  });
});

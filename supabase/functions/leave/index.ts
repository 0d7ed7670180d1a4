// Deploy: supabase functions deploy leave --no-verify-jwt
import {handleLeave} from './handler.ts';

/** As much of Deno as is used here; the rest of the repository runs in Node and in browsers. */
declare const Deno: {
  readonly env: {get(name: string): string | undefined};
  serve(
    options: {readonly port?: number; readonly hostname?: string},
    handler: (request: Request) => Promise<Response>,
  ): unknown;
};

const setting = (name: string): string => {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set`);
  return value.replace(/\/+$/, '');
};

const config = {
  supabaseUrl: setting('SUPABASE_URL'),
  supabaseKey: setting('SUPABASE_ANON_KEY'),
  siteUrl: Deno.env.get('SITE_URL')?.replace(/\/+$/, ''),
};

// The host chooses where it listens; on a machine of one's own, PORT does.
const port = Deno.env.get('PORT');

Deno.serve(port === undefined ? {} : {port: Number(port), hostname: '127.0.0.1'}, (request) =>
  handleLeave(request, config),
);

import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
// Imports the whole module, so that an older Node without parseEnv still prints that it is too old.
import util from 'node:util';

import {root} from './root.mjs';

/**
 * Decodes text, also as saved by Windows: UTF-8 with a byte order mark, or UTF-16 (PowerShell's `>`).
 *
 * @param {Uint8Array} bytes
 */
const decode = (bytes) =>
  new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes);

/** Reads `.env` if it exists. Variables set in the shell have precedence. */
export const loadEnv = (file = path.join(root, '.env')) => {
  if (!existsSync(file)) return;
  for (const [name, value] of Object.entries(util.parseEnv(decode(readFileSync(file))))) {
    process.env[name] ??= value;
  }
};

/**
 * Returns a variable's value. An empty one counts as not set, as in a copied `.env.example`.
 *
 * @param {string} name
 * @returns {string | undefined}
 */
export const envValue = (name) => process.env[name]?.trim() || undefined;

/** Ports by their variables; those of the backend are the same as in Supabase's local stack. */
const PORTS = {PORT: 3000, BACKEND_PORT: 54321, MAIL_PORT: 54324, SERVE_PORT: 3001};

/**
 * Reads a port from the environment. Ends the process if the value isn't a valid port.
 *
 * @param {keyof typeof PORTS} name
 */
export const envPort = (name) => {
  const value = envValue(name);
  if (value === undefined) return PORTS[name];
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  console.error(`${name} is '${value}'; it must be a port number from 1 to 65535.`);
  process.exit(1);
};

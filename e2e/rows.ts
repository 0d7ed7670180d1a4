// What the tests' backend holds, asked as `npm run backend:list` asks: with the token in the lock
// file of its folder, which visitors do not have.
import {readdirSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import type {Listing} from '../dev-backend/listing';
import {readLockHolder} from '../dev-backend/lock';
import {LISTING_PATH} from '../dev-backend/start';
import {BACKEND_URL} from './addresses';

const holder = (): {url: string; token: string} => {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith('ringwell-e2e-')) continue;
    const found = readLockHolder(path.join(tmpdir(), name));
    if (found?.url === BACKEND_URL) return {url: BACKEND_URL, token: found.token};
  }
  throw new Error(`No backend of e2e/backend.ts at ${BACKEND_URL}`);
};

/** All rows. @throws when the backend does not run */
export const backendRows = async (): Promise<Listing> => {
  const {url, token} = holder();
  const response = await fetch(url + LISTING_PATH, {headers: {'x-local-token': token}});
  if (!response.ok) throw new Error(`The list of rows answered ${response.status}`);
  return (await response.json()) as Listing;
};

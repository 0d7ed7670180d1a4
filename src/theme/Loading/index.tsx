/**
 * Replaces the core's fallback `Loading`, which is a blue spinner and a red box.
 * Why: the page before stays until the next has loaded. `Error` shows one that can't load.
 */
import type {ComponentProps} from 'react';
import type OriginalLoading from '@theme/Loading';

export default function Loading({error}: ComponentProps<typeof OriginalLoading>): null {
  if (error) throw error;
  return null;
}

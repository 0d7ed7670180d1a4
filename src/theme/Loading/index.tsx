/**
 * Replaces the core's fallback `Loading`, which is a blue spinner and a red box.
 * Why: the page before stays until the next has loaded; one that can't load is `Error`'s.
 */
import type {LoadingComponentProps} from 'react-loadable';

export default function Loading({error}: Pick<LoadingComponentProps, 'error'>): null {
  if (error) throw error;
  return null;
}

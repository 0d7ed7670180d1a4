/**
 * Replaces core 3.10.2 `Loading`, which draws its own spinner and error in colors of its own.
 * Why: a page is shown when it is there, so this is hardly ever seen, and every page carried it.
 */
import type {ReactElement} from 'react';
import type {LoadingComponentProps} from 'react-loadable';

export default function Loading({
  error,
  pastDelay,
  retry,
}: LoadingComponentProps): ReactElement | null {
  if (error) {
    return (
      <p role="alert">
        This page did not load.{' '}
        <button type="button" onClick={retry}>
          Try again
        </button>
      </p>
    );
  }
  return pastDelay ? <p role="status">Loading</p> : null;
}

import {useEffect, useState} from 'react';

/** Milliseconds between looks at the clock; timers stand still while a computer sleeps. */
const TICK_MS = 15_000;

/**
 * Checks whether data that should have been refetched is older than that, as on a page that was left
 * open without a network. A hidden page doesn't refetch, so its data isn't judged.
 *
 * @param updatedAt time of the data, in milliseconds
 * @param maxAge milliseconds
 */
export const useIsOld = (updatedAt: number, maxAge: number): boolean => {
  const [old, setOld] = useState<number>();
  useEffect(() => {
    const timer = setInterval(() => {
      const isOld = Date.now() - updatedAt > maxAge;
      if (isOld && document.visibilityState === 'visible') setOld(updatedAt);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [updatedAt, maxAge]);
  return old === updatedAt;
};

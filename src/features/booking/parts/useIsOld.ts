import {useEffect, useState} from 'react';

/** Milliseconds between checks of the clock; one timer for `maxAge` would stop while a computer sleeps. */
const TICK_MS = 15_000;

/**
 * Checks whether data is older than `maxAge`, by which it should have been refetched: a page was left
 * open without a network. Hidden pages don't refetch and aren't checked.
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

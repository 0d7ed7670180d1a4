/** Milliseconds after which loading counts as failed, as with the forms. */
const PATIENCE_MS = 15_000;

const inTime = <Value>(loading: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    window.setTimeout(reject, PATIENCE_MS, new Error('No answer'));
    loading.then(resolve, reject);
  });

/** Starts loading once and returns the same promise again, unless it failed or never answered. */
export const loadOnce = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let loading: Promise<Value> | null = null;
  return () => {
    loading ??= inTime(load()).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
};

/**
 * Dispatches `storage` events on a page restored from the back/forward cache, so that existing listeners
 * pick up what was chosen on other pages since: consent, theme.
 */
const dispatchStorageEvents = ({persisted}: PageTransitionEvent): void => {
  if (!persisted) return;
  try {
    const {localStorage} = window;
    for (const [key, newValue] of Object.entries(localStorage)) {
      const change = {key, newValue: String(newValue), storageArea: localStorage};
      window.dispatchEvent(new StorageEvent('storage', change));
    }
  } catch {
    // No storage: nothing was stored.
  }
};

if (typeof window !== 'undefined') window.addEventListener('pageshow', dispatchStorageEvents);

/**
 * A page restored from the back/forward cache doesn't have what was chosen on other pages since:
 * consent, theme. Dispatches `storage` events for all of it, so existing listeners pick it up.
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

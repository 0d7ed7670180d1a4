/**
 * A page that comes back from the back/forward cache is as it was left, whatever was chosen on other
 * pages since: consent, theme. It is told as other tabs are, so who follows those needs nothing else.
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
    // No storage: nothing was kept in it.
  }
};

if (typeof window !== 'undefined') window.addEventListener('pageshow', dispatchStorageEvents);

/**
 * Adds a script to the page, once per address.
 *
 * @param onBlocked called when the browser could not load it. The element is then removed, so that
 *   a later visit to the page may try again.
 */
export const addScript = (src: string, onBlocked: () => void): void => {
  const present = Array.from(document.scripts).find((script) => script.src === src);
  const script = present ?? document.createElement('script');
  script.addEventListener(
    'error',
    () => {
      script.remove();
      onBlocked();
    },
    {once: true},
  );
  if (present) return;
  script.async = true;
  script.src = src;
  document.head.append(script);
};

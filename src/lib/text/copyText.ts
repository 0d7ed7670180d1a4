/** Milliseconds after which the clipboard counts as refused, because some never answer. */
const CLIPBOARD_TIMEOUT_MS = 1_000;

/** Copies text to the clipboard; false if there is none, or if it refuses or times out. */
export const copyText = async (text: string): Promise<boolean> => {
  let timer: number | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = window.setTimeout(resolve, CLIPBOARD_TIMEOUT_MS, false);
  });
  try {
    return await Promise.race([navigator.clipboard.writeText(text).then(() => true), timeout]);
  } catch {
    return false;
  } finally {
    window.clearTimeout(timer);
  }
};

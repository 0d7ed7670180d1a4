/** Milliseconds after which a clipboard that says nothing counts as refused: some wait for ever. */
const PATIENCE_MS = 1_000;

/** Copies a text to the clipboard. False without a clipboard, when it refuses, or when it doesn't answer in time. */
export const copyText = async (text: string): Promise<boolean> => {
  let timer: number | undefined;
  const silence = new Promise<boolean>((resolve) => {
    timer = window.setTimeout(resolve, PATIENCE_MS, false);
  });
  try {
    return await Promise.race([navigator.clipboard.writeText(text).then(() => true), silence]);
  } catch {
    return false;
  } finally {
    window.clearTimeout(timer);
  }
};

import {showToast} from '@site/src/ui/toasts/toasts';

/** Milliseconds until a download should have finished. */
const DOWNLOAD_MS = 1_000;

/**
 * Downloads generated content as a file. In-app browsers ignore downloads without an error, so a
 * link to the file is shown a second later.
 *
 * @param type MIME type; without one, phones save the file as text
 */
export const saveFile = (content: BlobPart, name: string, type = 'application/pdf'): void => {
  const link = document.createElement('a');
  const {href} = Object.assign(link, {
    href: URL.createObjectURL(new Blob([content], {type})),
    download: name,
  });
  link.click();
  setTimeout(
    () =>
      void showToast({
        title: `${name} is saved.`,
        link: {label: 'Nothing there? Open it here.', href},
        tone: 'success',
      }),
    DOWNLOAD_MS,
  );
  // Delayed because Safari reads the file after the click, and the link still needs it.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
};

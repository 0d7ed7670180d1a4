import {showToast} from '@site/src/components/shared/toasts/toasts';

/** When a file should have been saved, in milliseconds. */
const SAVED_MS = 1_000;

/**
 * Saves what was made in the browser as a file. The browsers inside of apps ignore that, and none says
 * so: a second later there is a link to it.
 *
 * @param type without which phones call it a text
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
    SAVED_MS,
  );
  // Not at once: Safari reads the file after the press, and the link has to lead to it.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
};

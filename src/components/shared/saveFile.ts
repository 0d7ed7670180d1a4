/** Keeps a PDF that was made in the browser as a file. */
export const saveFile = (pdf: Uint8Array<ArrayBuffer>, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([pdf], {type: 'application/pdf'}));
  link.download = name;
  link.click();
  // Not at once: Safari reads the file after the press.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

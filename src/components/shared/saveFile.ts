/** Saves what was made in the browser as a file. @param type without which phones call it a text */
export const saveFile = (content: BlobPart, name: string, type = 'application/pdf'): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], {type}));
  link.download = name;
  link.click();
  // Not at once: Safari reads the file after the press.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

/** The colors of src/css/tokens.css that mails use: a mail program knows no custom properties. */
export const light = {
  page: '#ffffff',
  tint: '#e7f0e2',
  ink: '#10241f',
  quiet: '#3d534b',
  rule: '#b3c9ad',
  link: '#0c6a43',
  slot: '#f6e191',
  slotEdge: '#dfb936',
  slotInk: '#10241f',
} as const;

export const dark: Readonly<Record<keyof typeof light, string>> = {
  page: '#243f36',
  tint: '#0a1512',
  ink: '#d8e4dc',
  quiet: '#b4c6bc',
  rule: '#345147',
  link: '#8fdcb3',
  slot: '#574a17',
  slotEdge: '#d9b43c',
  slotInk: '#f6e191',
};

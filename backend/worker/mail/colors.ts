/** The colors of src/css/tokens.css that mails use: a mail program knows no custom properties. */
export const light = {
  page: '#ffffff',
  tint: '#e7f0e2',
  ink: '#10241f',
  quiet: '#3d534b',
  rule: '#b3c9ad',
  margin: '#dc8b86',
  link: '#0c6a43',
  entry: '#f5f9f2',
  live: '#1a9460',
  missed: '#fbe3df',
  missedEdge: '#dc8b86',
  slot: '#f6e191',
  slotEdge: '#dfb936',
  slotInk: '#10241f',
} as const;

export const dark: Readonly<Record<keyof typeof light, string>> = {
  page: '#243f36',
  tint: '#0a1512',
  ink: '#d8e4dc',
  quiet: '#b4c6bc',
  rule: '#4d7063',
  margin: '#cb827c',
  link: '#8fdcb3',
  entry: '#304f44',
  live: '#3fc586',
  missed: '#683439',
  missedEdge: '#d08580',
  // A booked slot is the brightest thing in both themes.
  slot: '#f6e191',
  slotEdge: '#c79f2c',
  slotInk: '#10241f',
};

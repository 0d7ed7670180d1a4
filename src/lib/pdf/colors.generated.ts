// Written by scripts/fonts.ts (npm run fonts). Change that, not this.

/** Colors of src/css/tokens.css. */
export const PAPER = {
  ink: '#10241f',
  ink2: '#3d534b',
  rule: '#d2e0cc',
  margin: '#dc8b86',
  live: '#1a9460',
  missed: '#fbe3df',
  missedEdge: '#9b3040',
  booked: '#dfb936',
} as const;

/** Fonts from one container to another. The package brings no types. */
declare module 'fontverter' {
  export const convert: (
    font: Uint8Array,
    to: 'truetype' | 'woff' | 'woff2',
  ) => Promise<Uint8Array>;
}

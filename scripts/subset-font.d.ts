/** The package ships no types. */
declare module 'subset-font' {
  interface SubsetFontOptions {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype';
    readonly preserveNameIds?: readonly number[];
    readonly variationAxes?: Readonly<
      Record<
        string,
        number | {readonly min: number; readonly max: number; readonly default?: number}
      >
    >;
    readonly noLayoutClosure?: boolean;
  }

  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetFontOptions,
  ): Promise<Buffer>;
}

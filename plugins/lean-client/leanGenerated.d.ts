/** Loader: the source as it goes into the bundle. */
declare function leanGenerated(this: {readonly resourcePath: string}, source: string): string;
declare namespace leanGenerated {
  /** What neither a page nor the theme may read in a browser. */
  const LEFT_OUT: readonly string[];
}
export default leanGenerated;

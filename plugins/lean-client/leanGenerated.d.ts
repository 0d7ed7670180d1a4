/** Loader: the source as it goes into the bundle. */
declare function leanGenerated(this: {readonly resourcePath: string}, source: string): string;
export default leanGenerated;

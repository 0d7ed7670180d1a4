/** Loader: core's client entry as it goes into the bundle. */
declare function browserRouter(source: string): string;
export default browserRouter;

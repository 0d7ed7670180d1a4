interface PathOptions {
  readonly end?: boolean;
  readonly strict?: boolean;
  readonly sensitive?: boolean;
}

declare function pathToRegexp(path: string, keys: unknown[], options?: PathOptions): RegExp;
declare namespace pathToRegexp {
  const compile: (path: string) => () => string;
}
export default pathToRegexp;

/** The part of webpack's and Rspack's objects that is used here. */
interface BundledModule {
  /** Absolute path, with a query for some loaders. */
  readonly resource?: string;
  /** What was joined into this one (scope hoisting). */
  readonly modules?: Iterable<object>;
}

interface Compilation<Chunk> {
  readonly chunks: Iterable<Chunk>;
  readonly chunkGraph: {getChunkModules(chunk: Chunk): Iterable<object>};
}

interface Compiler {
  readonly hooks: {
    readonly done: {
      tap(name: string, listen: (stats: {compilation: Compilation<unknown>}) => void): void;
    };
  };
}

const report = (modules: Iterable<object>, found: (resource: string) => void): void => {
  for (const {resource, modules: joined} of modules as Iterable<BundledModule>) {
    if (resource) found(resource);
    if (joined) report(joined, found);
  }
};

/**
 * A bundler plugin that names each file that is in a bundle. What was imported and then dropped,
 * because nothing used it, is in none.
 */
export const clientModules = (
  found: (resource: string) => void,
): {apply(compiler: Compiler): void} => ({
  apply: (compiler) => {
    compiler.hooks.done.tap('third-party', ({compilation}) => {
      for (const chunk of compilation.chunks) {
        report(compilation.chunkGraph.getChunkModules(chunk), found);
      }
    });
  },
});

/** As much of a bundler's chunk as is used here. */
interface Chunk {
  readonly getChunkMaps: (realHash: boolean) => {
    readonly name: Readonly<Record<string, string>>;
  };
}

interface RuntimeModule {
  generate(): string;
}

interface Compilation {
  readonly hooks: {
    readonly additionalTreeRuntimeRequirements: {
      readonly tap: (name: string, handle: (chunk: Chunk, needed: Set<string>) => void) => void;
    };
  };
  readonly addRuntimeModule: (chunk: Chunk, module: RuntimeModule) => void;
}

interface Compiler {
  readonly hooks: {
    readonly thisCompilation: {
      readonly tap: (name: string, handle: (compilation: Compilation) => void) => void;
    };
  };
}

/** What webpack and Rspack both export. */
export interface Bundler {
  readonly RuntimeModule: new (name: string, stage: number) => {readonly chunk: Chunk};
  readonly RuntimeGlobals: {readonly publicPath: string; readonly getChunkScriptFilename: string};
}

const STAGE_ATTACH = 10;
const REPLACED = 'ChunkAssetPlugin';

/**
 * Tells Docusaurus the address of a chunk, for prefetching. Its own way is a list of all names with
 * their ids; here a chunk's name is its id. A module that is in the main bundle has a name and no
 * chunk: Docusaurus prefetches no address with 'undefined' in it.
 */
class NamedChunkAssets {
  constructor(
    private readonly bundler: Bundler,
    private readonly names: () => readonly string[],
  ) {}

  apply(compiler: Compiler): void {
    const {names, bundler} = this;
    const {publicPath, getChunkScriptFilename} = bundler.RuntimeGlobals;
    class ChunkAsset extends bundler.RuntimeModule {
      generate(): string {
        const chunks = new Set(Object.values(this.chunk.getChunkMaps(false).name));
        const without = names().filter((name) => !chunks.has(name));
        return `__webpack_require__.gca = (name) => ${publicPath} + ${getChunkScriptFilename}(${JSON.stringify(without)}.includes(name) ? 'undefined' : name);`;
      }
    }
    compiler.hooks.thisCompilation.tap('route-tables', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('route-tables', (chunk) => {
        compilation.addRuntimeModule(chunk, new ChunkAsset('chunk asset', STAGE_ATTACH));
      });
    });
  }
}

/**
 * Puts ours in the place of Docusaurus's plugin; where that one is gone, nothing is changed.
 *
 * @param names of the chunks that Docusaurus may ask for
 */
export const nameChunkAssets = (
  config: {plugins?: unknown[]},
  bundler: Bundler,
  names: () => readonly string[],
): void => {
  config.plugins = config.plugins?.map((plugin) =>
    (plugin as object | undefined)?.constructor.name === REPLACED
      ? new NamedChunkAssets(bundler, names)
      : plugin,
  );
};

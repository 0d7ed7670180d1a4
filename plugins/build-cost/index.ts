import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';

import type {Plugin} from '@docusaurus/types';

/** Bytes of heap from which on a collection (about 0.1 s) gives back more than it takes. */
const WORTH_COLLECTING = 256e6;

/** How much the heap may grow from one collection to the next once the bundler is done, in percent. */
const GROWTH_AFTER_BUNDLING = 50;

/** Megabytes for the young objects of each thread that renders pages: as V8 has it without a flag. */
const THREAD_NURSERY = 16;

/** Frees what nothing uses any more, now and not when V8 sees fit. */
export type Collect = () => void;

/** V8's own collector, which Node shows only to a program started with a flag. */
const findCollector = (): Collect => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  // Docusaurus's threads collect after each page where they find it.
  setFlagsFromString('--no-expose-gc');
  return collect;
};

interface Hook {
  readonly tap: (name: string, handle: () => void) => void;
}

/** As much of the bundler as is used here. */
export interface Compiler {
  readonly hooks: {readonly finishMake: Hook; readonly afterEmit: Hook};
}

/**
 * The server's bundle is run once and thrown away. What of it is never used, and shorter names for
 * the rest, is not worth finding out.
 */
const UNREFINED = {
  usedExports: false,
  innerGraph: false,
  mangleExports: false,
  inlineExports: false,
  realContentHash: false,
} as const;

/**
 * Has a build take less time and memory.
 *
 * Collects at the ends of a build's phases. A machine with much memory lets a build's heap grow to a
 * gigabyte of what compiled articles left behind, beside the bundler's own gigabyte, which Rspack
 * 1.7 keeps until the process ends.
 */
export default function buildCost(
  _context: unknown,
  options: {readonly collect?: Collect; readonly heapBytes?: () => number},
): Plugin {
  const heapBytes = options.heapBytes ?? (() => process.memoryUsage().heapTotal);
  let {collect} = options;
  const endPhase = (): void => {
    if (heapBytes() < WORTH_COLLECTING) return;
    collect ??= findCollector();
    collect();
  };
  const plugged = {
    apply: ({hooks}: Compiler): void => {
      hooks.finishMake.tap('build-cost', endPhase);
      hooks.afterEmit.tap('build-cost', () => {
        // Read at the end of each collection. While articles are compiled it would cost seconds.
        setFlagsFromString(`--heap-growing-percent=${GROWTH_AFTER_BUNDLING}`);
        setFlagsFromString(`--max-semi-space-size=${THREAD_NURSERY}`);
        endPhase();
      });
    },
  };
  return {
    name: 'build-cost',
    configureWebpack: (_config, isServer) =>
      process.env.NODE_ENV === 'production'
        ? {plugins: [plugged], ...(isServer ? {optimization: UNREFINED} : {})}
        : {},
  };
}

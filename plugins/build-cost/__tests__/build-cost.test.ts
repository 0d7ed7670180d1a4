import type {Plugin} from '@docusaurus/types';

import buildCost, {type Compiler} from '../index';

/** A build's phases, in the order that the bundler ends them in. */
const build = ({configureWebpack}: Plugin): Record<'make' | 'emit', () => void> => {
  const phases = {make: () => undefined, emit: () => undefined} as Record<
    'make' | 'emit',
    () => void
  >;
  const compiler: Compiler = {
    hooks: {
      finishMake: {tap: (_name, handle) => (phases.make = handle)},
      afterEmit: {tap: (_name, handle) => (phases.emit = handle)},
    },
  };
  const configure = configureWebpack as (...args: unknown[]) => {
    plugins?: readonly {apply: (compiler: Compiler) => void}[];
  };
  for (const {apply} of configure({}, false, {}).plugins ?? []) apply(compiler);
  return phases;
};

const inProduction = <T>(run: () => T): T => {
  const replaced = jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'production'});
  try {
    return run();
  } finally {
    replaced.restore();
  }
};

describe('the memory of a build', () => {
  it('is collected after each phase that left a large heap', () => {
    const collect = jest.fn();
    let heap = 900e6;
    const {make, emit} = inProduction(() => build(buildCost({}, {collect, heapBytes: () => heap})));
    make();
    expect(collect).toHaveBeenCalledTimes(1);
    heap = 100e6;
    emit();
    expect(collect).toHaveBeenCalledTimes(1);
    heap = 900e6;
    emit();
    expect(collect).toHaveBeenCalledTimes(2);
  });

  it('is V8’s to collect while writing', () => {
    const collect = jest.fn();
    build(buildCost({}, {collect, heapBytes: () => 900e6})).make();
    expect(collect).not.toHaveBeenCalled();
  });

  it('is smaller after a collection by V8’s own collector', () => {
    const {make} = inProduction(() => build(buildCost({}, {heapBytes: () => 900e6})));
    const dropped = new WeakRef({large: new Array(1_000).fill(0)});
    return new Promise<void>((resolve) => {
      // An object that was just looked at lives until its task ends.
      setImmediate(() => {
        make();
        expect(dropped.deref()).toBeUndefined();
        expect('gc' in globalThis).toBe(false);
        resolve();
      });
    });
  });
});

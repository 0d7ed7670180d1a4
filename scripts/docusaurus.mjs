#!/usr/bin/env node
// Docusaurus, saying of a fault in the site's sources what is wrong, where, and what would be right.
// `--verbose` has it say the rest: where in whose code it came up.
import './lib/pictures.mjs';

import docusaurus from '@docusaurus/core/lib/index.js';

import {faultsIn, faultsOf} from './lib/faults.mjs';

const isVerbose = process.argv.includes('--verbose');
process.argv = process.argv.filter((arg) => arg !== '--verbose');
process.env.NODE_ENV ??= 'development';

const {error: print} = console;
const say = (/** @type {unknown} */ fault) =>
  print(isVerbose ? fault : fault instanceof Error ? faultsOf(fault) : faultsIn(String(fault)));
// What Docusaurus reports by itself: a file that can't be compiled, an edit that breaks `npm start`.
console.error = (...parts) => (parts.length === 1 ? say(parts[0]) : print(...parts));

const fail = (/** @type {unknown} */ error) => {
  say(error);
  process.exit(1);
};
process.on('unhandledRejection', fail);
docusaurus.runCLI(process.argv).catch(fail);

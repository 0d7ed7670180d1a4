#!/usr/bin/env node
// Runs Docusaurus with settings that it reads at startup, and with shorter error messages. Without the
// settings it would inline pictures under 10 kB, so that feeds would have `data:` URLs, which readers
// refuse, and it would look for a newer version of itself on the network.
process.env.WEBPACK_URL_LOADER_LIMIT = '0';
process.env.NO_UPDATE_NOTIFIER = '1';
process.env.BABEL_ENV ??= 'development';
process.env.NODE_ENV ??= 'development';
// plugins/blog checks articles while they are compiled; an article from a cache would not be checked.
process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = '1';

const {runCLI} = await import('@docusaurus/core/lib/index.js');
const {errorText} = await import('./lib/errorText.mjs');

const fail = (/** @type {unknown} */ error) => {
  console.error(errorText(error));
  process.exit(1);
};

process.on('unhandledRejection', fail);
await runCLI(process.argv).catch(fail);

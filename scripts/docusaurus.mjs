#!/usr/bin/env node
// Docusaurus's own program, with settings that it reads as it loads, and with errors told shorter. It
// would write pictures under 10 kB into the pages, and feeds would then carry `data:` addresses, which
// readers refuse; and it would ask the network for a newer version of itself.
process.env.WEBPACK_URL_LOADER_LIMIT = '0';
process.env.NO_UPDATE_NOTIFIER = '1';
process.env.BABEL_ENV ??= 'development';
process.env.NODE_ENV ??= 'development';
// plugins/blog checks articles while they are compiled: one out of a cache would go unchecked.
process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = '1';

const {runCLI} = await import('@docusaurus/core/lib/index.js');
const {errorText} = await import('./lib/errorText.mjs');

const fail = (/** @type {unknown} */ error) => {
  console.error(errorText(error));
  process.exit(1);
};

process.on('unhandledRejection', fail);
await runCLI(process.argv).catch(fail);

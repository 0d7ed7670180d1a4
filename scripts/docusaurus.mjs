#!/usr/bin/env node
// Docusaurus's own program, with two settings that it reads as it loads. It would write pictures
// under 10 kB into the pages, and feeds would then carry `data:` addresses, which readers refuse; and
// it would ask the network for a newer version of itself.
process.env.WEBPACK_URL_LOADER_LIMIT = '0';
process.env.NO_UPDATE_NOTIFIER = '1';

await import('@docusaurus/core/bin/docusaurus.mjs');

// Imported before Docusaurus, which reads this as it loads: it would write pictures under 10 kB into
// the pages, and feeds would then carry `data:` addresses, which readers refuse.
process.env.WEBPACK_URL_LOADER_LIMIT = '0';

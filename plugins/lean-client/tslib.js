// @docusaurus/utils-common 3.10.2 is CommonJS and needs one of tslib's thirty helpers; a CommonJS
// import takes them all (3 kB brotli) into the main bundle.
exports.__importDefault = (module) => (module && module.__esModule ? module : {default: module});

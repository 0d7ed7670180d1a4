/** The only function of tslib that @docusaurus/utils-common calls. Its CommonJS import bundles all of tslib. */
export const __importDefault = (module: {readonly __esModule?: boolean}): object =>
  module.__esModule ? module : {default: module};

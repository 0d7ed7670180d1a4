/** The one function of tslib that @docusaurus/utils-common calls; its CommonJS import brings all of it. */
export const __importDefault = (module: {readonly __esModule?: boolean}): object =>
  module.__esModule ? module : {default: module};

/**
 * The one helper of tslib that Docusaurus' code for browsers calls; it requires the whole of tslib for it.
 *
 * @param {{ __esModule?: boolean } | undefined} module
 */
export function __importDefault(module) {
  return module?.__esModule ? module : { default: module };
}

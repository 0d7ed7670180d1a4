// In place of `prop-types`, whose checks are empty in a production build already, at ten times the
// size. React 19 asks for none of them.
const check = () => null;
check.isRequired = check;

/** Every name is a check, and a call of it gives one: `bool`, `shape({...})`, `node.isRequired`. */
export default new Proxy(check, {get: () => Object.assign(() => check, {isRequired: check})});

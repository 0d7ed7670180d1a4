// Plain JavaScript without dependencies, because this runs before anything is installed.

/** Oldest Node.js that can install and start the project; the same as in package.json's "engines". */
export const OLDEST_NODE = [20, 19];

/**
 * @param {string} version such as `20.19.0`
 * @returns {boolean}
 */
export const isNodeNewEnough = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
};

/**
 * Compares the lock file with the one that npm writes to node_modules after a complete install.
 *
 * @param {{packages: Record<string, {version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean}>}} wanted
 * @param {{packages: Record<string, {version?: string}>}} installed
 * @param {boolean} withDev true to ask for development dependencies, too
 * @returns {string | undefined} first difference; undefined if they agree
 */
export const firstDifference = (wanted, installed, withDev) => {
  for (const [name, entry] of Object.entries(wanted.packages)) {
    if (name === '' || (entry.dev && !withDev)) continue;
    const found = installed.packages[name];
    // A missing optional package is for another operating system or processor.
    if (found === undefined && (entry.optional || entry.devOptional)) continue;
    if (found === undefined) return `${name} is missing`;
    if (found.version !== entry.version) {
      return `${name} is ${found.version}, the lock file says ${entry.version}`;
    }
  }
  return undefined;
};

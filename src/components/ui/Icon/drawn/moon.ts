// Written by `npm run icons` from @phosphor-icons/core, Regular.
import {iconPaths} from '../iconPaths.generated';

/** Every page has it already. */
export default iconPaths['moon'];

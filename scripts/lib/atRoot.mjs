// For programs that may be started from another folder, as a service is: imported first, so that every
// later import resolves its paths at the repository.
import process from 'node:process';

import {root} from './root.mjs';

process.chdir(root);

// For programs that may be started from another folder, such as services: imported first, so that all
// later imports resolve paths from the repository.
import process from 'node:process';

import {root} from './root.mjs';

process.chdir(root);

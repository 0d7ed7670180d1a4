#!/usr/bin/env node
// Run before every command that needs the dependencies; costs a few milliseconds when all is well.
import {ensureInstalled} from './lib/install.mjs';

await ensureInstalled();

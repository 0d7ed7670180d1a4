// A thread that draws cards while the main one compiles articles: index.ts starts it.
import {workerData} from 'node:worker_threads';

import {cacheCards} from './cache';
import type {SocialCard} from './draw';

const {siteDir, cards} = workerData as {siteDir: string; cards: readonly SocialCard[]};
void cacheCards(siteDir, cards);

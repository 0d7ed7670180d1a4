// The visits and journeys in WebKit.
import {findWebKit} from '../../scripts/lib/engines.mjs';
import {testJourneys, testVisits} from './journeys';
import {test} from './webkit';

test.skip(!findWebKit(), 'There is no WebKit.');

// Its driver types a letter in a tenth of a second, and more on a busy machine.
test.setTimeout(240_000);
testVisits(test);
testJourneys(test);

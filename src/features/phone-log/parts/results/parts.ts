/** Parts of the page that a log needs, loaded together before it is read. */
import {Sheet} from '../sheet/Sheet';
import {ClosedSheet} from '../sheet/ClosedSheet';
import {Below} from './Below';
import {Verdict} from './Verdict';

export {Below, ClosedSheet, Sheet, Verdict};

import {homeCall} from '../../../../../src/features/call/data/homeCall.ts';
import {toSampleCall} from '../../../../../src/features/call/rules/play.ts';

export default toSampleCall(homeCall);

import {type CallScript} from '../../data/specialties/callScript';
import {type AuthoredSolution, type Solution} from '../../data/specialties/schema';
import {sampleCall} from '../call/call';

/** A page with the sample call of its script; what is wrong with either, its rules say. */
export const withSample = (page: AuthoredSolution, script: CallScript): Solution => ({
  ...page,
  call: sampleCall(script),
});

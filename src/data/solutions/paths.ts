import {type SolutionId} from '../solutions';

/** For links from typed data: a slug that has no page does not compile. */
export const solutionPath = <Id extends SolutionId>(id: Id): `/solutions/${Id}` =>
  `/solutions/${id}`;

import {type CallScript} from '../../data/calls/callScript';
import {type SolutionId, solutionIds} from '../../data/solutions';
import {type AuthoredSolution, type Solution} from '../../data/solutions/schema';
import {withSample} from './withSample';

/* eslint-disable @typescript-eslint/no-require-imports -- one line a page, not two */
const page = (id: SolutionId): AuthoredSolution =>
  (require(`../../data/solutions/pages/${id}`) as {solution: AuthoredSolution}).solution;
const script = (id: SolutionId): CallScript =>
  (require(`../../data/calls/${id}`) as {script: CallScript}).script;
/* eslint-enable @typescript-eslint/no-require-imports */

const complete = (id: SolutionId): AuthoredSolution => {
  const authored = page(id);
  return authored.call === undefined ? withSample(authored, script(id)) : authored;
};

/** All pages, for programs that run in Node. A page of the site gets its own through the plugin. */
export const solutions = Object.fromEntries(
  solutionIds.map((id) => [id, complete(id)]),
) as Readonly<Record<SolutionId, Solution>>;

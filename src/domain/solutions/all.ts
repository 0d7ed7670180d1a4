import {type CallScript} from '../../data/calls/callScript';
import {type SolutionId, solutionIds} from '../../data/solutions';
import {allPages} from '../../data/solutions/allPages';
import {type AuthoredSolution, type Solution} from '../../data/solutions/schema';
import {withSample} from './withSample';

const script = (id: SolutionId): CallScript =>
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- only those that need one
  (require(`../../data/calls/${id}`) as {script: CallScript}).script;

const complete = (id: SolutionId): AuthoredSolution => {
  const authored = allPages[id];
  return authored.call === undefined ? withSample(authored, script(id)) : authored;
};

/** All pages, for programs that run in Node. A page of the site gets its own through the plugin. */
export const solutions = Object.fromEntries(
  solutionIds.map((id) => [id, complete(id)]),
) as Readonly<Record<SolutionId, Solution>>;

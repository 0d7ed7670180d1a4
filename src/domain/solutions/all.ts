import {type CallScript} from '../../data/specialties/callScript';
import {type SolutionId, solutionIds} from '../../data/specialties';
import {allPages} from '../../data/specialties/allPages';
import {type AuthoredSolution, type Solution} from '../../data/specialties/schema';
import {withSample} from './withSample';

const script = (id: SolutionId): CallScript =>
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- only those that need one
  (require(`../../data/specialties/${id}/call`) as {script: CallScript}).script;

const complete = (id: SolutionId): AuthoredSolution => {
  const authored = allPages[id];
  return authored.call === undefined ? withSample(authored, script(id)) : authored;
};

/** All pages, for programs that run in Node. A page of the site gets its own through the plugin. */
export const solutions = Object.fromEntries(
  solutionIds.map((id) => [id, complete(id)]),
) as Readonly<Record<SolutionId, Solution>>;

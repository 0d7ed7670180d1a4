import {type SolutionId, solutionIds} from '../solutions';
import {type Solution} from './schema';

/** All pages, for programs that run in Node. A page of the site gets its own through the plugin. */
export const solutions = Object.fromEntries(
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- one line a page, not two
  solutionIds.map((id) => [id, (require(`./pages/${id}`) as {solution: Solution}).solution]),
) as Readonly<Record<SolutionId, Solution>>;

import type {BuildCost} from './coldBuild';
import type {BuildableSite} from './sites';

/** The best of a site's builds with so many posts. */
export interface MeasuredBuild extends BuildCost {
  readonly site: BuildableSite['name'];
  readonly posts: number;
}

/** Everything that one run measured. */
export interface BuildsRun {
  /** ISO date. */
  readonly date: string;
  readonly cores: number;
  /** Builds of each, of which the best counts. */
  readonly runs: number;
  /** In the order of their posts. */
  readonly measured: readonly MeasuredBuild[];
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const gigabytes = (bytes: number): string => (bytes / 1e9).toFixed(2);

const of = (
  measured: readonly MeasuredBuild[],
  site: MeasuredBuild['site'],
): readonly MeasuredBuild[] => measured.filter((build) => build.site === site);

/** Milliseconds that each post added since the build before; empty for the first build. */
export const addedPerPost = (builds: readonly MeasuredBuild[], at: number): string => {
  const [before, build] = [builds[at - 1], builds[at]];
  if (before === undefined || build === undefined) return '';
  const added = (build.seconds - before.seconds) / (build.posts - before.posts);
  return (added * 1_000).toFixed(0);
};

/** The run as markdown. */
export const buildsReport = ({date, cores, runs, measured}: BuildsRun): string => {
  const [ours, template] = [of(measured, 'ours'), of(measured, 'template')];
  const rows = ours.flatMap((build, at) => {
    const peer = template[at];
    if (peer === undefined) return [];
    return [
      row([
        build.posts.toLocaleString('en-US'),
        build.seconds.toFixed(1),
        peer.seconds.toFixed(1),
        (build.seconds / peer.seconds).toFixed(2),
        addedPerPost(ours, at),
        addedPerPost(template, at),
        gigabytes(build.peakBytes),
        gigabytes(peer.peakBytes),
      ]),
    ];
  });
  return `# Cold builds

Written by \`npm run bench:builds\` on ${date}: ${cores} cores, the best of ${runs} builds of each, taken in turn. The
machine may have had other work: compare only figures of one run.

Cold: no generated files, no bundler cache and no drawn social cards from an earlier build. Ours is this
site with its pages, social cards and PDF, and so many generated posts of about 1,000 words beside its
own articles; none is the site as it is. The template is Docusaurus’s classic preset with \`faster\`, one
page and a blog of the same posts, authors and tags. “Added” is what each further post took since the
row above. Memory is the peak of the resident memory of all processes of the build, in sum.

| posts | ours s | template s | ours ÷ template | ours, ms added per post | template, ms added per post | ours GB | template GB |
| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`;
};

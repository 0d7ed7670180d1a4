import {addedPerPost, buildsReport, type MeasuredBuild} from '../report';

const build = (site: MeasuredBuild['site'], posts: number, seconds: number): MeasuredBuild => ({
  site,
  posts,
  seconds,
  peakBytes: 1.5e9,
});

it('says what each post added, which a build’s fixed cost would hide', () => {
  const builds = [build('ours', 0, 10), build('ours', 100, 14), build('ours', 1_000, 50)];
  expect(builds.map((_, at) => addedPerPost(builds, at))).toEqual(['', '40', '40']);
});

it('puts the template’s build beside ours of as many posts', () => {
  const measured = [
    build('ours', 0, 12),
    build('template', 0, 4),
    build('ours', 1_000, 45),
    build('template', 1_000, 50),
  ];
  const report = buildsReport({date: '2026-11-21', cores: 2, runs: 2, measured});
  expect(report).toContain('| 0 | 12.0 | 4.0 | 3.00 |  |  | 1.50 | 1.50 |');
  expect(report).toContain('| 1,000 | 45.0 | 50.0 | 0.90 | 33 | 46 | 1.50 | 1.50 |');
});

import {buildCold} from '../../bench/build/coldBuild';
import {ourSite, templateSite} from '../../bench/build/sites';

const POSTS = 1_000;

// In turn on one machine, so that its speed does not matter.
it('1,000 more articles build cold within 1.3 times what the classic template takes', async () => {
  // Jest's own value would be the builds' as well.
  process.env.NODE_ENV = 'production';
  const template = await buildCold(templateSite(POSTS));
  const ours = await buildCold(ourSite(POSTS));
  expect(ours.seconds / template.seconds).toBeLessThan(1.3);
}, 900_000);

// Case studies and the about page, as a visitor reads them.
import {brand} from '../src/config/brand';
import {caseStudies, caseStudyIds} from '../src/data/caseStudies';
import {companyValues, mission, team, teamRoleIds, vision} from '../src/data/team';
import {solutions} from '../src/data/solutions';
import {timeline} from '../src/data/timeline';
import {expect, hydrated, test} from './fixtures';

test('/case-studies tells three cases, each marked as illustrative', async ({page}) => {
  await page.goto('/case-studies');
  const main = page.getByRole('main');
  for (const figure of ['98%', '45%', '12 hrs', '4.8/5']) {
    await expect(main.getByText(figure, {exact: true})).toBeVisible();
  }
  for (const id of caseStudyIds) {
    const study = caseStudies[id];
    const story = main.getByRole('region', {name: study.title});
    await expect(story.getByText('Illustrative')).toBeVisible();
    await expect(story.getByText(study.location)).toBeVisible();
    await expect(story.getByText(study.challenge)).toBeVisible();
    await expect(story.getByText(study.approach)).toBeVisible();
    await expect(story.getByText(study.testimonial)).toBeVisible();
    await expect(story.getByText(study.author.role)).toBeVisible();
    for (const {metric, before, after} of study.results) {
      const row = story.getByRole('row', {name: metric});
      await expect(row.getByRole('cell').nth(0)).toHaveText(before);
      await expect(row.getByRole('cell').nth(1)).toHaveText(after);
    }
    // The drawing is told in words too.
    await expect(story.getByRole('img', {name: /^Before: .+ After: /})).toBeVisible();
  }
  await expect(main.getByRole('link', {name: /Book Your Demo/})).toHaveAttribute(
    'target',
    '_blank',
  );
});

test('a case opens in the calculator with its own numbers', async ({page}) => {
  await page.goto('/case-studies');
  await hydrated(page);
  const study = caseStudies['dallas-dental'];
  await page
    .getByRole('region', {name: study.title})
    .getByRole('link', {name: 'Change the numbers'})
    .click();
  await expect(page).toHaveURL(/\/calculator\?/);
  await expect(
    page
      .getByRole('textbox', {name: 'Calls per day'})
      .or(page.getByRole('spinbutton', {name: 'Calls per day'}))
      .first(),
  ).toHaveValue(String(study.roi.inputs.dailyCalls));
});

test('/about introduces roles, not invented people', async ({page}) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  for (const words of [mission, vision]) await expect(main.getByText(words)).toBeVisible();
  for (const {title, text} of companyValues) {
    await expect(main.getByRole('heading', {name: title})).toBeVisible();
    await expect(main.getByText(text)).toBeVisible();
  }
  for (const id of teamRoleIds) {
    await expect(main.getByRole('heading', {name: team[id].role, exact: true})).toBeVisible();
  }
  for (const {year, text} of timeline(Object.keys(solutions).length)) {
    await expect(main.locator(`time[datetime="${year}"]`)).toBeVisible();
    await expect(main.getByText(text)).toBeVisible();
  }
  await expect(main.getByText(brand.headquarters)).toBeVisible();
  await expect(main.getByRole('link', {name: brand.email.display})).toHaveAttribute(
    'href',
    brand.email.href,
  );
  await expect(main.getByRole('link', {name: brand.phone.display, exact: true})).toHaveAttribute(
    'href',
    brand.phone.href,
  );
  await expect(main.getByRole('link', {name: /Book Your Demo/})).toHaveAttribute(
    'target',
    '_blank',
  );
});

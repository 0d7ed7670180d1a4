// The blog as a reader meets it: finding, reading, sharing, and the feeds.
import {POSTS_PER_PAGE} from '../plugins/blog/options';
import {ARTICLE, builtHtml, sitemapPaths} from './builtSite';
import {accessibilityViolations, expect, hydrated, test} from './fixtures';
import {saidLater} from './specStrings';

const ARTICLES = [
  {slug: 'hipaa-compliance', minutes: 8, category: 'HIPAA Compliance'},
  {slug: 'patient-experience', minutes: 6, category: 'Patient Experience'},
  {slug: 'roi', minutes: 10, category: 'Practice Management'},
  {slug: 'future-automation', minutes: 12, category: 'AI Technology'},
  {slug: 'multilingual', minutes: 7, category: 'AI Technology'},
  {slug: 'integration', minutes: 9, category: 'Practice Management'},
] as const;

/** Every article of the build, not only ours: writers add some, and that breaks no test. */
const built = sitemapPaths().filter((page) => ARTICLE.test(page));
const total = built.length;
const about = built.filter((page) =>
  /<meta[^>]*article:tag[^>]*AI Technology/.test(builtHtml(page)),
).length;

test.describe('the list', () => {
  test('lists the articles, featured first, and loads the search index only when asked', async ({
    page,
  }) => {
    const indexes: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('search-index')) indexes.push(request.url());
    });
    await page.goto('/blog');
    await hydrated(page);
    const links = page.getByRole('article').getByRole('heading').getByRole('link');
    await expect(links).toHaveCount(Math.min(total, POSTS_PER_PAGE + 1));
    await expect(links.first()).toHaveAttribute('href', '/blog/hipaa-compliance');
    await page.waitForLoadState('networkidle');
    expect(indexes).toEqual([]);
    await page.getByRole('searchbox', {name: 'Search articles'}).focus();
    await expect.poll(() => indexes.length).toBe(1);
  });

  test('search and chips work together, live in the address, and can be cleared', async ({
    page,
  }) => {
    await page.goto('/blog');
    await hydrated(page);
    const status = page.locator('#main').getByRole('status').first();
    await page.getByRole('button', {name: /AI Technology/}).click();
    await expect(status).toHaveText(`${about} articles of ${total} in AI Technology`);
    await page.getByRole('searchbox', {name: 'Search articles'}).fill('espanol');
    await expect(status).toHaveText(`1 article of ${total} for “espanol” in AI Technology`);
    await expect(page).toHaveURL('/blog?q=espanol&category=ai-technology');

    await page.reload();
    await expect(status).toHaveText(`1 article of ${total} for “espanol” in AI Technology`);
    await page.getByRole('button', {name: /HIPAA Compliance/}).click();
    await page.getByRole('button', {name: saidLater.blogClear}).click();
    await expect(status).toHaveText(`${total} articles, newest first`);
    await expect(page).toHaveURL('/blog');
  });

  test('has no accessibility violations, filtered to nothing, too', async ({page}) => {
    await page.goto('/blog');
    await hydrated(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('searchbox', {name: 'Search articles'}).fill('zebra');
    await expect(page.getByText('Nobody has written that one yet')).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});

for (const {slug, minutes, category} of ARTICLES) {
  test(`/blog/${slug} says what it is, leads on, and comes with data for search engines`, async ({
    page,
  }) => {
    await page.goto(`/blog/${slug}`);
    await hydrated(page);
    const main = page.locator('#main');
    await expect(main.getByText(`${minutes} min read`).first()).toBeVisible();
    await expect(main.getByText(category).first()).toBeVisible();
    await expect(main.getByRole('link', {name: 'Back to Blog'})).toHaveAttribute('href', '/blog');

    const related = page
      .getByRole('region', {name: 'Related Articles'})
      .getByRole('heading', {level: 3});
    await expect(related).toHaveCount(2);
    for (const link of await related.getByRole('link').all()) {
      await expect(link).not.toHaveAttribute('href', `/blog/${slug}`);
    }
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join('\n')).toContain('"BlogPosting"');
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}

test('Share copies the address, without query, where the device has no share sheet', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {value: undefined, configurable: true});
  });
  await page.goto('/blog/roi?utm_source=letter');
  await hydrated(page);
  await page.getByRole('button', {name: 'Share'}).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/blog\/roi$/);
});

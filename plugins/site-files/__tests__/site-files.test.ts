import {expiryProblem, securityTxt} from '../aboutSite.ts';
import {type BuiltPage, readBuiltPage} from '../builtPage.ts';
import {llmsTxt} from '../llms.ts';

const SITE = 'https://site.example';

const page = (path: string, over: Partial<BuiltPage> = {}): BuiltPage => ({
  title: `Title of ${path}`,
  description: `What ${path} is about.`,
  image: '',
  canonical: `${SITE}${path}`,
  noIndex: false,
  ...over,
});

describe('a built page’s head', () => {
  it('is read with and without quotes, and with its entities resolved', () => {
    const html = `<!doctype html><html><head><title>x</title>
      <meta data-rh=true property=og:title content="Q&amp;A &lt;here&gt; | Site">
      <meta data-rh="true" name="description" content="It&#x27;s a > sign, &quot;quoted&quot;">
      <meta data-rh=true property=og:image content=https://site.example/img/a.png>
      <link data-rh=true rel=canonical href=https://site.example/about>
      <meta data-rh=true name=robots content="index, follow">
      </head><body><meta name="description" content="of the body"></body></html>`;
    expect(readBuiltPage(html)).toEqual({
      title: 'Q&A <here> | Site',
      description: 'It\'s a > sign, "quoted"',
      image: 'https://site.example/img/a.png',
      canonical: 'https://site.example/about',
      noIndex: false,
    });
  });

  it('says when search engines are to leave the page out', () => {
    expect(readBuiltPage('<head><meta name=robots content=noindex></head>').noIndex).toBe(true);
  });
});

it('llms.txt lists pages as its format asks, and none that is hidden', () => {
  const pages = [page('/pricing'), page('/blog'), page('/docs', {noIndex: true})];
  const intro = {name: 'Site', summary: 'What it is.', facts: ['One fact.']};
  expect(llmsTxt(intro, [...pages, page('/old', {title: ''})])).toBe(
    `# Site

> What it is.

- One fact.

## Pages

- [Title of /blog](${SITE}/blog): What /blog is about.
- [Title of /pricing](${SITE}/pricing): What /pricing is about.
`,
  );
});

describe('security.txt', () => {
  it('names the page and itself at the site’s address', () => {
    expect(securityTxt(SITE)).toMatch(/^Contact: https:\/\/site\.example\/security#report$/m);
    expect(securityTxt(SITE)).toMatch(/^Canonical: https:\/\/site\.example\/\.well-known\//m);
  });

  it.each([
    ['2027-08-15', true, 'is in 46 days, 2027-09-30T00:00:00Z: set a new date'],
    ['2027-10-01', false, 'was 2027-09-30T00:00:00Z: check the contacts'],
    ['2024-10-01', false, 'RFC 9116 asks for less than a year'],
  ])('on %s gives a problem, as a warning: %s', (today, isWarning, message) => {
    expect(expiryProblem('2027-09-30T00:00:00Z', new Date(today))).toMatchObject({
      isWarning,
      message: expect.stringContaining(message) as string,
    });
  });

  it('needs a time', () => {
    expect(expiryProblem('soon', new Date())?.message).toContain('must be a time');
  });
});

import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';

import {brand} from '../../../src/config/brand.ts';
import lettersPlugin, {validateOptions} from '../index.ts';

/** As much of a site as the blog's plugin asks for. */
const contextOf = (siteDir: string): LoadContext =>
  ({
    siteDir,
    generatedFilesDir: path.join(siteDir, '.docusaurus'),
    localizationDir: path.join(siteDir, 'i18n', 'en'),
    baseUrl: '/',
    siteConfig: {
      title: brand.name,
      url: brand.siteUrl,
      baseUrl: '/',
      staticDirectories: [],
      markdown: {
        format: 'mdx',
        hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
        parseFrontMatter: ({
          defaultParseFrontMatter,
          ...file
        }: {
          defaultParseFrontMatter: (file: object) => unknown;
        }) => defaultParseFrontMatter(file),
      },
      future: {experimental_router: 'browser', faster: {}, v4: {}, experimental_vcs: 'disabled'},
      themeConfig: {},
    },
    i18n: {
      currentLocale: 'en',
      defaultLocale: 'en',
      locales: ['en'],
      localeConfigs: {en: {htmlLang: 'en-US', path: 'en', translate: false}},
    },
  }) as unknown as LoadContext;

const letter = (subject: string, month: string, more: string): string =>
  `---\nsubject: ${subject}\npreheader: What stands beside the subject in a mailbox.\ndate: ${month}-01\nabout: /pricing\nbutton: See the prices\n${more}---\n\nHello.\n`;

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'letters-'));
  mkdirSync(path.join(siteDir, 'letters'));
  mkdirSync(path.join(siteDir, 'blog'));
});
afterEach(() => rmSync(siteDir, {recursive: true, force: true}));

const write = (month: string, subject: string, more = ''): void =>
  writeFileSync(path.join(siteDir, 'letters', `${month}.md`), letter(subject, month, more));

/** What the plugin hands to a build. */
const load = async () => {
  const options = validateOptions({
    validate: ((schema: {validate: (value: unknown) => {value: unknown}}, value: unknown) =>
      schema.validate(value).value) as never,
    options: {id: 'letters'},
  }) as PluginOptions;
  const plugin: Plugin<BlogContent> = await lettersPlugin(contextOf(siteDir), options);
  const content = (await plugin.loadContent?.()) as BlogContent;
  const routes: RouteConfig[] = [];
  let globalData: unknown;
  await plugin.contentLoaded?.({
    content,
    actions: {
      addRoute: (route: RouteConfig) => routes.push(route),
      createData: (name: string) => Promise.resolve(name),
      setGlobalData: (data: unknown) => (globalData = data),
    } as unknown as PluginContentLoadedActions,
  });
  return {content, routes, globalData};
};

it('has no page, no feed and nothing to link to while no letter was sent', async () => {
  write('2026-12', 'The first letter');
  const {content, routes, globalData} = await load();
  expect(content.blogPosts).toEqual([]);
  expect(routes).toEqual([]);
  expect(globalData).toBeUndefined();
});

it('shows those that were sent, under their subjects, the newest first, and names the last one', async () => {
  write('2026-12', 'The first letter', 'sent: 2026-12-02\n');
  write('2027-01', 'The second letter', 'sent: 2027-01-05\n');
  write('2027-02', 'The third letter');
  const {content, routes, globalData} = await load();
  expect(globalData).toEqual({latest: '/letters/2027-01'});
  expect(routes.map(({path: to}) => to).sort()).toEqual([
    '/letters',
    '/letters/2026-12',
    '/letters/2027-01',
  ]);
  const list = routes.find(({path: to}) => to === '/letters');
  expect(list?.modules).not.toHaveProperty('items');
  expect(list?.props).toMatchObject({
    letters: [
      {permalink: '/letters/2027-01', subject: 'The second letter', sent: '2027-01-05'},
      {permalink: '/letters/2026-12', subject: 'The first letter', sent: '2026-12-02'},
    ],
  });
  expect(content.blogPosts[0]?.metadata).toMatchObject({
    title: 'The second letter',
    description: 'What stands beside the subject in a mailbox.',
    about: '/pricing',
    nextItem: {title: 'The first letter', permalink: '/letters/2026-12'},
  });
});

import type {HtmlTagObject, Plugin} from '@docusaurus/types';

import {fontFaces} from '../../src/config/fontFaces.ts';
import {fontFiles} from '../../src/config/fonts.generated.ts';
import {fontCss} from './fontCss.ts';

const link = (attributes: HtmlTagObject['attributes']): HtmlTagObject => ({
  tagName: 'link',
  attributes,
});

const preloadedFonts = fontFaces
  .filter(({isPreloaded}) => isPreloaded)
  .map(({name}) =>
    link({
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      href: fontFiles[name],
      // Fonts are fetched without credentials; a preload without crossorigin would be fetched twice.
      crossorigin: 'anonymous',
    }),
  );

const headTags: readonly HtmlTagObject[] = [
  ...preloadedFonts,
  {tagName: 'style', innerHTML: fontCss},
  link({rel: 'icon', href: '/favicon.ico', sizes: '32x32'}),
  link({rel: 'apple-touch-icon', href: '/apple-touch-icon.png'}),
];

/** Adds tags to every page's head. Only a build has the manifest (plugins/site-files). */
export default function pageHead(): Plugin {
  const isBuild = process.env.NODE_ENV === 'production';
  const manifest = isBuild ? [link({rel: 'manifest', href: '/manifest.webmanifest'})] : [];
  return {
    name: 'page-head',
    injectHtmlTags: () => ({headTags: [...headTags, ...manifest]}),
  };
}

import type {HtmlTagObject, Plugin} from '@docusaurus/types';

import {fontFaceCss, preloadedFonts} from '../../src/config/fonts.generated.ts';

const link = (attributes: HtmlTagObject['attributes']): HtmlTagObject => ({
  tagName: 'link',
  attributes,
});

const headTags: readonly HtmlTagObject[] = [
  // Fonts are fetched without credentials; a preload without crossorigin would be fetched twice.
  ...preloadedFonts.map((href) =>
    link({rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: 'anonymous'}),
  ),
  {tagName: 'style', innerHTML: fontFaceCss},
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

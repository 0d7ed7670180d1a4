import type {HtmlTagObject} from '@docusaurus/types';

import {fontFaceCss, preloadedFonts} from '../../src/config/fonts';

const preloads = preloadedFonts.map((href): HtmlTagObject => ({
  tagName: 'link',
  // Fonts are fetched without credentials; a preload without crossorigin would be fetched twice.
  attributes: {rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: 'anonymous'},
}));

const fontFaces: HtmlTagObject = {tagName: 'style', innerHTML: fontFaceCss};

const icons: readonly HtmlTagObject[] = [
  {tagName: 'link', attributes: {rel: 'icon', href: '/favicon.ico', sizes: '32x32'}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/apple-touch-icon.png'}},
  {tagName: 'link', attributes: {rel: 'manifest', href: '/manifest.webmanifest'}},
];

export const headTags: readonly HtmlTagObject[] = [...preloads, fontFaces, ...icons];

import path from 'node:path';

/** Media types of published files, by extension. */
export const mediaTypes: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  mjs: 'text/javascript',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/** Media type of all other files; `nosniff` keeps browsers from guessing one. */
export const defaultMediaType = 'application/octet-stream';

/** Checks for types sent with `charset=utf-8`. The others declare it in the file, or have only one. */
export const hasCharset = (type: string): boolean =>
  type.startsWith('text/') || type === 'application/json' || type === 'application/xml';

/** Checks for types that get smaller by compression: pictures, fonts, and PDFs are compressed already. */
export const isCompressible = (type: string): boolean => /^text\/|^image\/svg|json|xml/.test(type);

/** Returns the Content-Type of a file, by its name. */
export const contentType = (file: string): string => {
  const type = mediaTypes[path.extname(file).slice(1).toLowerCase()] ?? defaultMediaType;
  return hasCharset(type) ? `${type}; charset=utf-8` : type;
};

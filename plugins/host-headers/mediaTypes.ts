import path from 'node:path';

/** Media types of what we publish, by the ending of the file's name. */
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

/** A kind that we do not publish is bytes, which `nosniff` keeps bytes. */
export const defaultMediaType = 'application/octet-stream';

/** True for types that are told with `charset=utf-8`. The others say it inside, or have only one. */
export const hasCharset = (type: string): boolean =>
  type.startsWith('text/') || type === 'application/json' || type === 'application/xml';

/** True for what gets smaller by compression: pictures, fonts and PDFs already are. */
export const isCompressible = (type: string): boolean => /^text\/|^image\/svg|json|xml/.test(type);

/** Value of Content-Type, by file name. */
export const contentType = (file: string): string => {
  const type = mediaTypes[path.extname(file).slice(1).toLowerCase()] ?? defaultMediaType;
  return hasCharset(type) ? `${type}; charset=utf-8` : type;
};

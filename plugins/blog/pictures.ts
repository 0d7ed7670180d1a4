import fs from 'node:fs';
import path from 'node:path';

import {imageSize} from 'image-size';

import {isDecodable} from './links.ts';

/** What a phone on a slow line waits for, and what an article shows on a screen of two pixels each. */
const MAX_IMAGE = {bytes: 200_000, width: 1_400} as const;

/** Formats that every browser shows, by the endings of their names. */
const ENDINGS: Readonly<Record<string, string>> = {
  png: 'png',
  jpg: 'jpg',
  jpeg: 'jpg',
  webp: 'webp',
  avif: 'avif',
  gif: 'gif',
  svg: 'svg',
};

/** EXIF's entry for a place (tag 0x8825, one LONG), in both orders of bytes, and XMP's. */
const PLACES = [
  ...['8825000400000001', '2588040001000000'].map((hex) => Buffer.from(hex, 'hex')),
  Buffer.from('GPSLatitude'),
];

/** The file that a picture's address means, from the project's root. */
const fileOf = (address: string, post: string): string => {
  const plain = decodeURI(address.replace(/[?#].*$/, ''));
  if (plain.startsWith('@site/')) return plain.slice('@site/'.length);
  return plain.startsWith('/')
    ? `static${plain}`
    : path.posix.join(path.posix.dirname(post), plain);
};

/**
 * What is wrong with a picture, if anything; Docusaurus finds those that are missing.
 * @param address as written
 * @param post the post's file, from the project's root
 */
export const pictureProblem = (address: string, post: string, siteDir: string): string | null => {
  if (/^(?:[a-z][a-z\d+.-]*:)?\/\/|^(?:data|blob|file):/i.test(address)) {
    return 'is not the site’s own, and is blocked on it; save it below static/img/blog/ and write /img/blog/its-name.png';
  }
  if (address !== '' && !isDecodable(address)) return 'has a % in its name; rename the file';
  // Macs write é as two letters: the same name to a reader, and another file to a server.
  if (address !== address.normalize('NFC')) {
    return 'has an accent in its name that servers don’t find; rename the file without it';
  }
  const file = path.join(siteDir, fileOf(address, post));
  if (address === '' || !fs.existsSync(file)) return null;
  const data = fs.readFileSync(file);
  const ending = path.extname(file).slice(1).toLowerCase();
  let size: ReturnType<typeof imageSize>;
  try {
    size = imageSize(data);
  } catch {
    return 'can’t be read; export it again as PNG, JPEG, WebP, or AVIF';
  }
  if (!Object.values(ENDINGS).includes(size.type ?? '')) {
    return `is ${size.type}; export it as PNG, JPEG, WebP, or AVIF`;
  }
  if (ENDINGS[ending] !== size.type) return `is ${size.type} inside; name it .${size.type}`;
  if (PLACES.some((entry) => data.includes(entry))) {
    return 'says where it was taken; export it without location data';
  }
  const {bytes, width} = MAX_IMAGE;
  if (data.byteLength > bytes) {
    return `has ${Math.ceil(data.byteLength / 1000)} kB; write it smaller, at most ${bytes / 1000}`;
  }
  return size.width > width ? `is ${size.width} px wide; export it with at most ${width}` : null;
};

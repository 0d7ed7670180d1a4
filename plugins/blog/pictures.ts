import fs from 'node:fs';
import path from 'node:path';

import {imageSize} from 'image-size';

import type {Problem} from '../../src/lib/problems.ts';
import {isDecodable} from './links.ts';

/** Limits of a picture: bytes for a slow connection, and pixels for an article's width at double density. */
const MAX_IMAGE = {bytes: 200_000, width: 1_400} as const;

/** Formats that every browser shows. */
const FORMATS = ['png', 'jpg', 'webp', 'avif', 'gif', 'svg'];

/** EXIF's entry for a location (tag 0x8825, one LONG), in both byte orders. */
const EXIF_PLACES = ['8825000400000001', '2588040001000000'].map((hex) => Buffer.from(hex, 'hex'));

/** Matches locations in XMP, as coordinates or names, and EXIF inside a PNG. */
const PLACES = /GPSLatitude|photoshop:City|Iptc4xmp\w+:(?:Location|City)|Raw profile type exif/;

const fileProblem = (data: Buffer, ending: string): string | null => {
  let size: ReturnType<typeof imageSize>;
  try {
    size = imageSize(data);
  } catch {
    return 'can’t be read; export it again as PNG, JPEG, WebP, or AVIF';
  }
  if (!FORMATS.includes(size.type ?? '')) {
    return `is ${size.type}; export it as PNG, JPEG, WebP, or AVIF`;
  }
  if (ending.replace('jpeg', 'jpg') !== size.type)
    return `is ${size.type} inside; name it .${size.type}`;
  const text = data.toString('latin1');
  if (PLACES.test(text) || EXIF_PLACES.some((entry) => data.includes(entry))) {
    return 'contains the place where it was taken; export it without location data';
  }
  if (size.type === 'svg' && /<script|\son\w+=|<foreignObject/i.test(text)) {
    return 'contains code; export it without, or as PNG';
  }
  const {bytes, width} = MAX_IMAGE;
  if (data.byteLength > bytes) {
    return `has ${Math.ceil(data.byteLength / 1000)} kB; export it smaller, at most ${bytes / 1000}`;
  }
  return size.width > width ? `is ${size.width} px wide; export it with at most ${width}` : null;
};

/** Finds files in static/img and blog that no page can show or that must not be published. */
export const folderProblems = (siteDir: string): readonly Problem[] =>
  ['static/img', 'blog'].flatMap((folder) =>
    fs
      .readdirSync(path.join(siteDir, folder), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile() && !/^[.~]|\.(?:mdx?|yml)$|~$/.test(entry.name))
      .flatMap(({name, parentPath}) => {
        const file = path.join(parentPath, name);
        const ending = path.extname(name).slice(1);
        const isText = /^(?:mdx?|markdown|txt|html?|docx?|odt|rtf|pages)$/i.test(ending);
        const message = isText
          ? `isn’t read; save it as ${name.replace(/(?:\.\w+)+$/, '')}.mdx`
          : fileProblem(fs.readFileSync(file), ending.toLowerCase());
        const where = path.relative(siteDir, file).replaceAll(path.sep, '/');
        return message === null ? [] : [{file: where, field: '', message}];
      }),
  );

/** Returns the problem of a picture's address; null for none. Docusaurus finds missing files. */
export const pictureProblem = (address: string): string | null => {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)) {
    return 'is on another site, and pages block it; save it below static/img/blog/ and write /img/blog/its-name.png';
  }
  if (address !== '' && !isDecodable(address)) return 'has a % in its name; rename the file';
  // Macs write é as two characters: a reader sees the same name, a server another file.
  return address === address.normalize('NFC')
    ? null
    : 'has an accent in its name that servers may not find; rename the file without it';
};

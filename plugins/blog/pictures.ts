import path from 'node:path';

export interface ImageFile {
  readonly bytes: number;
  /** CSS pixels; null: no program can read the file. */
  readonly width: number | null;
}

/** What a phone on a slow line waits for, and what an article shows on a screen of two pixels each. */
const MAX_IMAGE = {bytes: 200_000, width: 1_400} as const;

const decoded = (target: string): string => {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
};

/**
 * @param from the post's file, from the project's root
 * @param images those in static/ and beside the posts, by their paths from the project's root
 * @param say notes what is wrong with this picture
 */
export const checkImage = (
  target: string,
  from: string,
  images: ReadonlyMap<string, ImageFile>,
  say: (field: string, message: string) => void,
): void => {
  if (/^(?:[a-z][a-z\d+.-]*:)?\/\/|^(?:data|blob|file):/i.test(target)) {
    say(
      `image ${target.slice(0, 60)}`,
      'is not the site’s own, and is blocked on it; save it below static/img/blog/ and write /img/blog/its-name.png',
    );
    return;
  }
  const plain = decoded(target.replace(/[?#].*$/, ''));
  const file = plain.startsWith('@site/')
    ? plain.slice('@site/'.length)
    : plain.startsWith('/')
      ? `static${plain}`
      : path.posix.join(path.posix.dirname(from), plain);
  const image = images.get(file);
  const {bytes, width} = MAX_IMAGE;
  if (target === '') {
    say('image', 'has no address; write ![what it shows](/img/blog/its-name.png)');
  } else if (!image) {
    const other = [...images.keys()].find((name) => name.toLowerCase() === file.toLowerCase());
    const message = other
      ? `is ${other}, in other letters; write the same capitals in both`
      : `does not exist; put it into ${file}`;
    say(`image ${target}`, message);
  } else if (image.width === null) {
    say(`image ${file}`, 'cannot be read; export it anew as PNG, JPEG, WebP or AVIF');
  } else {
    if (image.bytes > bytes) {
      say(`image ${file}`, `has ${Math.ceil(image.bytes / 1000)} kB; at most ${bytes / 1000}`);
    }
    if (image.width > width) {
      say(`image ${file}`, `is ${image.width} px wide; at most ${width}`);
    }
  }
};

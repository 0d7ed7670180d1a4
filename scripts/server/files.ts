import {createHash} from 'node:crypto';
import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

import {contentType, isCompressible} from '../../plugins/host-headers/mediaTypes';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface PublishedFile {
  readonly type: string;
  readonly body: Buffer;
  /** False for what is compressed already: pictures, fonts, PDFs. */
  readonly isCompressible: boolean;
  /** Strong validator, different for each encoding of the same content. */
  etag(encoding: Encoding): string;
  /** The bytes in this encoding; compressed once, then kept. */
  encoded(encoding: Encoding): Promise<Buffer>;
}

const compressors: Readonly<
  Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>>
> = {
  // The highest levels: each file is compressed once, and sizes should be those of production.
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body, {level: constants.Z_BEST_COMPRESSION}),
};

const publishedFile = (file: string, body: Buffer): PublishedFile => {
  const type = contentType(file);
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const cache = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(body)]]);
  return {
    type,
    body,
    isCompressible: isCompressible(type),
    etag: (encoding) => `"${digest}${encoding === 'identity' ? '' : `-${encoding}`}"`,
    encoded: (encoding) => {
      let result = cache.get(encoding);
      if (!result) {
        result = encoding === 'identity' ? Promise.resolve(body) : compressors[encoding](body);
        cache.set(encoding, result);
      }
      return result;
    },
  };
};

/** The best encoding that the client takes and that pays off. Small answers stay as they are. */
export const chooseEncoding = (accepted: string | undefined, file: PublishedFile): Encoding => {
  if (!file.isCompressible || file.body.length < 1024) return 'identity';
  const takes = (name: string): boolean =>
    (accepted ?? '').split(',').some((item) => {
      const [coding = '', ...parameters] = item.split(';').map((part) => part.trim());
      return coding.toLowerCase() === name && !parameters.some((q) => /^q=0(?:\.0*)?$/.test(q));
    });
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
};

/** Reads files of one folder, each once until it changes on disk. */
export class PublishedFolder {
  private readonly dir: string;
  private readonly cache = new Map<
    string,
    {readonly stamp: string; readonly file: PublishedFile}
  >();

  constructor(dir: string) {
    this.dir = path.resolve(dir);
  }

  /** @returns nothing when there is no such file inside the folder. */
  async find(relative: string): Promise<PublishedFile | undefined> {
    const file = path.join(this.dir, relative);
    // Second lock on the door: resolvePath has refused '..' already.
    if (!file.startsWith(this.dir + path.sep)) return undefined;
    const info = await stat(file).catch(() => undefined);
    if (!info?.isFile()) return undefined;
    const stamp = `${info.mtimeMs}-${info.size}`;
    const known = this.cache.get(file);
    if (known?.stamp === stamp) return known.file;
    const fresh = publishedFile(file, await readFile(file));
    this.cache.set(file, {stamp, file: fresh});
    return fresh;
  }

  /** @returns the first of the candidates that exists. */
  async findFirst(candidates: readonly string[]): Promise<PublishedFile | undefined> {
    for (const candidate of candidates) {
      const file = await this.find(candidate);
      if (file) return file;
    }
    return undefined;
  }
}

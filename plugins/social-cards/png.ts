import {deflateSync} from 'node:zlib';

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly number[];

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_COLORS = 256;

const crcTable = Uint32Array.from({length: 256}, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

const crc32 = (data: Buffer): number => {
  let crc = 0xffffffff;
  for (const byte of data) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 255] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
};

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
};

/**
 * A PNG with a palette.
 *
 * @param rows of one byte for each pixel, its color's number; before each row a zero, which is the
 *   number of its filter.
 * @throws {RangeError} when the palette is larger than a byte can count.
 */
export const encodePng = (rows: Buffer, width: number, palette: readonly Rgb[]): Buffer => {
  if (palette.length > MOST_COLORS) {
    throw new RangeError(`A palette holds ${MOST_COLORS} colors, not ${palette.length}`);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(rows.length / (width + 1), 4);
  // 8 bits for each pixel, which are numbers in the palette.
  header.set([8, 3], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, {level: 3})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

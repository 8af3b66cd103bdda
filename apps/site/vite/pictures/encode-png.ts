import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const colorsMax = 256;
const bitDepth = 8;
const indexedColor = 3;
/** What of each channel is kept of the rarer colours, coarser from one try to the next. */
const masks = [0xffff_ffff, 0xfff8_f8f8, 0xfff0_f0f0, 0xffe0_e0e0];
/** A colour of this many pixels is a surface: it stays exact. */
const surfacePixelsMin = 2000;

export interface Pixels {
  widthPx: number;
  heightPx: number;
  /** Red, green, blue, alpha. */
  rgba: Buffer;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

function countColors(pixels: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>();
  let last = pixels[0] ?? 0;
  let run = 0;
  for (const color of pixels) {
    if (color === last) {
      run += 1;
      continue;
    }
    counts.set(last, (counts.get(last) ?? 0) + run);
    last = color;
    run = 1;
  }
  return counts.set(last, (counts.get(last) ?? 0) + run);
}

/** Place in the palette of each colour that occurs: at most 256 places. */
function choosePalette(counts: ReadonlyMap<number, number>): { palette: readonly number[]; indexOf: ReadonlyMap<number, number> } {
  for (const mask of masks) {
    const places = new Map<number, number>();
    const indexOf = new Map<number, number>();
    for (const [color, count] of counts) {
      const kept = count >= surfacePixelsMin ? color : (color & mask) >>> 0;
      if (!places.has(kept)) places.set(kept, places.size);
      indexOf.set(color, places.get(kept) ?? 0);
    }
    if (places.size <= colorsMax) return { palette: [...places.keys()], indexOf };
  }
  throw new RangeError(`A picture of ${String(counts.size)} colours has too many for a palette`);
}

/**
 * An opaque picture of few colours as PNG with a palette: a fifth of the bytes, and of the time, of one in full colour.
 *
 * @throws {RangeError} for a picture of too many colours, as a photograph
 */
export function encodePng({ widthPx, heightPx, rgba }: Pixels): Buffer {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, widthPx * heightPx);
  const { palette, indexOf } = choosePalette(countColors(pixels));
  const rows = Buffer.alloc((widthPx + 1) * heightPx);
  let at = 0;
  let last = pixels[0] ?? 0;
  let index = indexOf.get(last) ?? 0;
  for (let pixel = 0; pixel < pixels.length; pixel += 1) {
    // Each row begins with the number of its filter, 0.
    if (pixel % widthPx === 0) at += 1;
    const color = pixels[pixel] ?? 0;
    if (color !== last) {
      last = color;
      index = indexOf.get(color) ?? 0;
    }
    rows[at] = index;
    at += 1;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPx, 0);
  header.writeUInt32BE(heightPx, 4);
  header.set([bitDepth, indexedColor], 8);
  const colors = Buffer.from(palette.flatMap((color) => [color & 0xff, (color >>> 8) & 0xff, (color >>> 16) & 0xff]));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

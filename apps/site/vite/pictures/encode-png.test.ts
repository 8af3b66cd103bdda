// @vitest-environment node
import { array, assert, integer, property } from 'fast-check';
import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { encodePng } from './encode-png.ts';

const opaque = 0xff;

/** Colours of a palette picture, pixel by pixel: the reader of the format, in short. */
function readPng(png: Buffer): { widthPx: number; colors: number[][] } {
  let at = 8;
  const parts = new Map<string, Buffer>();
  while (at < png.length) {
    const length = png.readUInt32BE(at);
    parts.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const widthPx = parts.get('IHDR')?.readUInt32BE(0) ?? 0;
  const palette = parts.get('PLTE') ?? Buffer.alloc(0);
  const rows = inflateSync(parts.get('IDAT') ?? Buffer.alloc(0));
  const indices = [...rows].filter((_, index) => index % (widthPx + 1) !== 0);
  return { widthPx, colors: indices.map((index) => [...palette.subarray(index * 3, index * 3 + 3)]) };
}

it('keeps every pixel of a picture of few colours', () => {
  const byte = integer({ min: 0, max: 255 });
  const row = array(array(byte, { minLength: 3, maxLength: 3 }), { minLength: 8, maxLength: 8 });
  assert(
    property(array(row, { minLength: 1, maxLength: 20 }), (rows) => {
      const colors = rows.flat();
      const rgba = Buffer.from(colors.flatMap((color) => [...color, opaque]));
      const read = readPng(encodePng({ widthPx: 8, heightPx: rows.length, rgba }));
      expect(read).toEqual({ widthPx: 8, colors });
    }),
  );
});

it('brings a picture of many colours down to 256 of them, each next to its own', () => {
  const colors = Array.from({ length: 600 }, (_, index) => [index % 256, Math.floor(index / 256) * 100, 7]);
  const rgba = Buffer.from(colors.flatMap((color) => [...color, opaque]));
  const read = readPng(encodePng({ widthPx: 600, heightPx: 1, rgba }));
  expect(new Set(read.colors.map(String)).size).toBeLessThanOrEqual(256);
  const far = read.colors.flatMap((color, index) => color.map((channel, at) => Math.abs(channel - (colors[index]?.[at] ?? 0))));
  expect(Math.max(...far)).toBeLessThan(16);
});

const starts: readonly (readonly [type: string, offset: number, bytes: readonly number[]])[] = [
  ['image/png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', 0, [0xff, 0xd8, 0xff]],
  ['image/gif', 0, [0x47, 0x49, 0x46, 0x38]],
  ['image/webp', 8, [0x57, 0x45, 0x42, 0x50]],
];

/** The type of a picture by its first bytes, whatever its sender says; null for what browsers could run or not show (SVG, HTML, …). */
export function detectImageType(bytes: Uint8Array): string | null {
  return starts.find(([, offset, expected]) => expected.every((byte, index) => bytes[offset + index] === byte))?.[0] ?? null;
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { encodePiece } from './pieces/encode-piece.ts';
import type { Pieces } from './pieces/kept-text.ts';

/**
 * Writes many small files below a folder, each folder on the way made once. It waits for each: the disk takes them faster than a promise is
 * made, and whoever writes has a thread of its own.
 */
export function createFileWriter(root: string): (path: string, content: string | Pieces) => void {
  const folders = new Set<string>();
  return (path, content) => {
    const file = join(root, path);
    const folder = dirname(file);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    writeFileSync(file, typeof content === 'string' ? encodePiece(content) : Buffer.concat(content.map(encodePiece)));
  };
}

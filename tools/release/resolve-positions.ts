import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** A position in a built script, anywhere in a text: `index-Bx81.js:1:2345`. */
const position = /([\w.~$-]+\.m?js):(\d+):(\d+)/g;

/** Source maps by script name, whose hash makes it unique among builds. */
export async function findSourceMaps(folders: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const folder of folders) {
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    for (const name of names) if (name.endsWith('.js.map')) found.set(basename(name, '.map'), join(folder, name));
  }
  return found;
}

/**
 * Replaces the positions in a text, such as a stack trace or a line of the API's log, with those in the source. Positions without a map stay
 * unchanged.
 *
 * @param maps see `findSourceMaps`
 */
export async function resolvePositions(text: string, maps: ReadonlyMap<string, string>): Promise<string> {
  const parsed = new Map<string, TraceMap>();
  for (const [, script = ''] of text.matchAll(position)) {
    const file = maps.get(script);
    if (file !== undefined && !parsed.has(script)) parsed.set(script, new TraceMap(await readFile(file, 'utf8')));
  }
  return text.replaceAll(position, (whole, script: string, line: string, column: string) => {
    const map = parsed.get(script);
    // Columns start at 1 in stack traces, and at 0 in source maps.
    const found = map && originalPositionFor(map, { line: Number(line), column: Math.max(0, Number(column) - 1) });
    if (found?.source == null) return whole;
    const at = `${found.source.replace(/^(?:\.\.\/)+/, '')}:${String(found.line)}:${String(found.column + 1)}`;
    return found.name === null ? at : `${found.name} (${at})`;
  });
}

// npm run stack [-- <file>] [--maps=<folder>]: shows where in the source a browser's error happened. Reads a line of the API's log or a stack from a file or
// standard input, and source maps of the builds and releases on this machine, or of a folder.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { apps } from './apps.ts';
import { findSourceMaps, resolvePositions } from './resolve-positions.ts';

const workspace = join(import.meta.dirname, '../..');
const words = process.argv.slice(2);
const file = words.find((word) => !word.startsWith('--'));
const folder = words.find((word) => word.startsWith('--maps='))?.slice('--maps='.length);

const builds = Object.values(apps).flatMap((app) => ('maps' in app ? [join(workspace, app.maps)] : []));
const maps = await findSourceMaps(folder === undefined ? [...builds, join(workspace, 'dist/releases')] : [folder]);
if (maps.size === 0) {
  console.error('There are no source maps. Build the apps, or name a folder with --maps=<folder>, such as source-maps of a release.');
  process.exit(1);
}
const input = file === undefined ? await text(process.stdin) : await readFile(file, 'utf8');
process.stdout.write(await resolvePositions(input, maps));

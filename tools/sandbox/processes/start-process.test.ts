import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openLogFile } from './start-process.ts';

async function temporaryFile(): Promise<{ directory: string; path: string }> {
  const directory = await mkdtemp(join(tmpdir(), 'onepoint-log-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return { directory, path: join(directory, 'logs', 'api.log') };
}

it('appends to the log of earlier runs', async () => {
  const { path } = await temporaryFile();
  for (const text of ['first\n', 'second\n']) {
    const log = openLogFile(path);
    log.write(text);
    log.close();
  }
  expect(await readFile(path, 'utf8')).toBe('first\nsecond\n');
});

it('rotates between two files of bounded size', async () => {
  const { directory, path } = await temporaryFile();
  const log = openLogFile(path, 1000);
  for (let line = 0; line < 500; line++) log.write(`line ${line} of a long output\n`);
  log.close();
  const names = await readdir(join(directory, 'logs'));
  expect(names.toSorted()).toEqual(['api.log', 'api.log.1']);
  for (const name of names) expect((await stat(join(directory, 'logs', name))).size).toBeLessThan(1100);
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runToEnd } from './initialize-cluster.ts';
import { commandAs } from './unprivileged-user.ts';

const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65_534, gid: 65_534 };

it('lets a non-root program read files below a directory that only root can enter', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'onepoint-closed-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const file = join(directory, 'file');
  await writeFile(file, 'text');
  const program = 'if [ "$(id -u)" = 0 ] || ! [ -r "$0" ]; then echo refused >&2; exit 1; fi; cat "$0"';
  const command = commandAs(isRoot ? nobody : undefined, '/bin/sh', ['-c', program, file], [file]);
  expect(await runToEnd(command, { PATH: process.env['PATH'] })).toEqual({ code: 0, stderr: '' });
});

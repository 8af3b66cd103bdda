import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { watchUpstreams } from './watch-upstreams.ts';

const listOf = (...http: string[]) => JSON.stringify({ ethereum: { http } });

/** Watches a list of nodes in a file, or one in the variable itself. */
async function watch(kind: 'file' | 'variable') {
  const directory = await mkdtemp(join(tmpdir(), 'onepoint-nodes-'));
  const path = join(directory, 'nodes.json');
  await writeFile(path, listOf('http://one'));
  const lists: string[][] = [];
  const logged: string[] = [];
  const stop = watchUpstreams({
    env: { DATABASE_URL: 'postgres://localhost/x', GATEWAY_UPSTREAMS: kind === 'file' ? path : listOf('http://one') },
    onChange: async (upstreams) => {
      lists.push((upstreams.get('ethereum')?.http ?? []).map((node) => (typeof node === 'string' ? node : node.url)));
    },
    log: (_level, message) => logged.push(message),
  });
  onTestFinished(async () => {
    stop();
    await rm(directory, { recursive: true });
  });
  return { lists, logged, stop, write: (text: string) => writeFile(path, text) };
}

it('reads the file again when it changes, and keeps the old list if the new one is invalid', async () => {
  const { lists, logged, write } = await watch('file');
  /** Writes until it is noticed, because the first look at the file may come later. */
  const writeUntil = async (text: string, isNoticed: () => boolean) => {
    const attempt = async () => {
      await write(text);
      return isNoticed();
    };
    await expect.poll(attempt, { timeout: 15_000 }).toBe(true);
  };
  await writeUntil(listOf('http://one', 'http://two'), () => lists.length > 0);
  logged.length = 0;
  await writeUntil('{"ethereum":', () => logged.includes('nodes not reloaded'));
  expect(lists.at(-1)).toEqual(['http://one', 'http://two']);
});

it('reads the list again on SIGHUP, until it stops', async () => {
  const { lists, stop } = await watch('variable');
  process.emit('SIGHUP');
  await expect.poll(() => lists).toEqual([['http://one']]);
  stop();
  expect(process.listeners('SIGHUP')).toEqual([]);
});

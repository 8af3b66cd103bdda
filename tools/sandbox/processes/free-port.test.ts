import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { findFreePort } from './free-port.ts';

it('finds free ports outside the ephemeral range', async () => {
  const found = await Promise.all(Array.from({ length: 20 }, findFreePort));
  for (const port of found) {
    expect(port).toBeLessThan(32_768);
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
  }
});

it('gives a port that is in use to nobody', async () => {
  const port = await findFreePort();
  const server = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  // More ports than the block has, so that it starts over.
  for (let turn = 0; turn < 100; turn += 1) expect(await findFreePort()).not.toBe(port);
});

it('gives processes that run at the same time different ports', async () => {
  const script = `import { findFreePort } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'free-port.ts')).href)};
    const found = [];
    for (let turn = 0; turn < 40; turn += 1) found.push(await findFreePort());
    console.log(JSON.stringify(found));
    process.stdin.resume();`;
  const children = [1, 2, 3].map(() =>
    spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] }),
  );
  onTestFinished(() => children.forEach((child) => child.kill('SIGKILL')));
  const found = await Promise.all(
    children.map(async ({ stdout }) => {
      const [line] = (await once(createInterface({ input: stdout }), 'line')) as [string];
      return JSON.parse(line) as number[];
    }),
  );
  expect(new Set(found.flat()).size).toBe(120);
});

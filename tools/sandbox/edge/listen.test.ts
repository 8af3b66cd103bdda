import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from './listen.ts';

it('reports a taken port', async () => {
  const first = createServer();
  onTestFinished(await listen(first, { host: 'localhost', port: 0 }));
  const { port } = first.address() as AddressInfo;
  await expect(listen(createServer(), { host: 'localhost', port })).rejects.toMatchObject({
    code: 'PORT_TAKEN',
    message: expect.stringContaining(String(port)) as unknown,
  });
});

it('reports a host that is not this machine’s', async () => {
  await expect(listen(createServer(), { host: '192.0.2.1', port: 0 })).rejects.toMatchObject({ code: 'HOST_UNKNOWN' });
});

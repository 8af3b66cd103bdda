import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Agent, request } from 'undici';
import { expect, onTestFinished, test } from 'vitest';
import { createPublicConnector, PrivateAddressError, publicLookup } from './public-connector.ts';

function look(hostname: string, all: boolean): Promise<unknown> {
  return new Promise((resolve) => {
    publicLookup(hostname, { all }, (error, address) => resolve(error ?? address));
  });
}

test.each([true, false])('a name of this machine leads nowhere (all addresses: %s)', async (all) => {
  expect(await look('localhost', all)).toBeInstanceOf(PrivateAddressError);
});

test('public addresses are given in the form that was asked for', async () => {
  expect(await look('8.8.8.8', true)).toEqual([{ address: '8.8.8.8', family: 4 }]);
  expect(await look('8.8.8.8', false)).toBe('8.8.8.8');
});

test.each(['127.0.0.1', '127.1', '2130706433', '0x7f.1', 'localhost', 'localhost.', '[::1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]'])(
  'no connection is opened to http://%s, however it is asked for',
  async (host) => {
    let connections = 0;
    const server = createServer((_request, response) => response.end()).listen(0);
    server.on('connection', () => (connections += 1));
    await once(server, 'listening');
    const agent = new Agent({ connect: createPublicConnector({ timeoutMs: 2_000 }) });
    onTestFinished(async () => {
      await agent.destroy();
      server.close();
    });
    const url = `http://${host}:${(server.address() as AddressInfo).port}`;
    await expect(request(url, { dispatcher: agent })).rejects.toMatchObject({ code: 'PRIVATE_ADDRESS' });
    await expect(request(url.replace('http:', 'https:'), { dispatcher: agent })).rejects.toMatchObject({ code: 'PRIVATE_ADDRESS' });
    expect(connections).toBe(0);
  },
);

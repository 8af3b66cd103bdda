import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Agent, request } from 'undici';
import { expect, onTestFinished, test } from 'vitest';
import { createPublicConnector, isPublicAddress, isPublicHost, PrivateAddressError, publicLookup } from './public-address.ts';

const words = (text: string): string[] => text.trim().split(/\s+/u);

const publicAddresses = {
  'IPv4 next to special blocks': words(`
    1.0.0.0 1.1.1.1 8.8.8.8 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.0 169.253.255.255 169.255.0.0
    172.15.255.255 172.32.0.0 191.255.255.255 192.0.1.0 192.0.3.0 192.31.195.255 192.52.194.0 192.88.98.255 192.88.100.0 192.167.255.255
    192.169.0.0 192.175.49.0 198.17.255.255 198.20.0.0 198.51.99.255 198.51.101.0 203.0.112.255 203.0.114.0 223.255.255.255`),
  'IPv6 next to special blocks': words(`
    2000::1 2001:200::1 2001:4860:4860::8888 2001:db7:ffff::1 2001:db9::1 2003::1 2400:cb00::1 2606:4700:4700::1111 2620:4f:7fff::1
    2620:4f:8001::1 2a00:1450::1 3ffd:ffff::1 3fff:1000::1`),
  'IPv4-mapped public addresses': words('::ffff:8.8.8.8 ::ffff:808:808 ::FFFF:1.1.1.1'),
};

const specialAddresses = {
  'this network, private use, carrier-grade NAT': words(`
    0.0.0.0 0.0.0.1 0.255.255.255 10.0.0.0 10.1.2.3 10.255.255.255 100.64.0.0 100.100.100.200 100.127.255.255 172.16.0.0 172.31.255.255
    192.168.0.0 192.168.1.1 192.168.255.255`),
  'loopback and link-local': words(`
    127.0.0.0 127.0.0.1 127.1.2.3 127.255.255.255 169.254.0.0 169.254.169.254 169.254.255.255`),
  'protocol assignments, documentation, AS112, AMT, relays, benchmarking': words(`
    192.0.0.0 192.0.0.8 192.0.0.9 192.0.0.170 192.0.0.255 192.0.2.0 192.0.2.255 192.31.196.1 192.52.193.1 192.88.99.0 192.88.99.2
    192.175.48.1 198.18.0.0 198.19.255.255 198.51.100.0 198.51.100.255 203.0.113.0 203.0.113.255`),
  'multicast, reserved, broadcast': words('224.0.0.0 224.0.0.251 239.255.255.255 240.0.0.0 250.1.1.1 255.255.255.254 255.255.255.255'),
  'unspecified, loopback, IPv4-compatible': words(':: ::1 0:0:0:0:0:0:0:1 ::2 ::7f00:1 ::127.0.0.1 ::8.8.8.8 ::a00:1'),
  'IPv4-mapped': words(`
    ::ffff:0:0 ::ffff:127.0.0.1 ::ffff:7f00:1 ::FFFF:127.0.0.1 0:0:0:0:0:ffff:7f00:1 ::ffff:10.0.0.1 ::ffff:a9fe:a9fe ::ffff:192.168.1.1
    ::ffff:255.255.255.255 ::ffff:100.64.0.1 ::ffff:224.0.0.1`),
  'IPv4-translated, NAT64, 6to4, Teredo': words(`
    ::ffff:0:127.0.0.1 ::ffff:0:7f00:1 ::ffff:0:8.8.8.8 64:ff9b::7f00:1 64:ff9b::127.0.0.1 64:ff9b::8.8.8.8 64:ff9b::ffff:ffff 64:ff9b:1::
    64:ff9b:1:ffff::7f00:1 2002:: 2002:7f00:1:: 2002:a00:1::1 2002:808:808::1 2001:: 2001:0:7f00:1:: 2001:0:ffff:ffff:ffff:ffff:ffff:ffff`),
  'other assignments, documentation, AS112, 6bone, segment routing, discard-only': words(`
    2001:1::1 2001:1::2 2001:2::1 2001:3::1 2001:4:112::1 2001:10::1 2001:20::1 2001:2f::1 2001:30::1 2001:1ff::1 2001:db8::1
    2001:db8:ffff::1 2620:4f:8000::1 3ffe::1 3fff:: 3fff:fff::1 5f00::1 100:: 100::1 100:0:0:1::1`),
  'unique local, link-local, site-local, multicast': words(`
    fc00:: fc00::1 fd00::1 fd12:3456:789a:1::1 fdff:ffff::1 fe80:: fe80::1 febf::1 fec0::1 feff::1 ff00:: ff02::1 ff02::fb ff0e::1 ffff::1`),
  unassigned: words('1::1 200::1 400::1 1fff::1 4000::1 8000::1 e000::1 fe00::1'),
  'with a zone': words('fe80::1%eth0 fe80::1%1 2606:4700:4700::1111%eth0 ::1%lo'),
  'not an address': [
    ...words('localhost 127.1 0x7f000001 2130706433 0177.0.0.1 8.8.8.8. 8.8.8 8.8.8.8/32 [2606:4700:4700::1111] 08.8.8.8'),
    ' 8.8.8.8',
    '',
  ],
};

test.each(Object.entries(publicAddresses).flatMap(([group, list]) => list.map((address) => [address, group])))(
  '%s is public (%s)',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each(Object.entries(specialAddresses).flatMap(([group, list]) => list.map((address) => [address, group])))(
  '%s is not public (%s)',
  (address) => {
    expect(isPublicAddress(address)).toBe(false);
  },
);

test.each(
  words(`
    https://node.example.com https://node.example.com. https://8.8.8.8/key https://[2606:4700:4700::1111]:8545 https://134744072
    https://localhost.example.com https://mylocalhost https://internal.example.com`),
)('%s is a public host', (url) => {
  expect(isPublicHost(new URL(url))).toBe(true);
});

// Decimal, hexadecimal, octal, and short notation, with a trailing dot, and in full-width and percent-encoded characters.
test.each(
  words(`
    http://127.0.0.1 http://2130706433 http://0x7f000001 http://0x7f.1 http://0177.0.0.1 http://017700000001 http://127.1 http://127.0.1
    http://127.0.0.1. http://0 http://0x0 http://0.0.0.0 http://１２７.０.０.１ http://127%2e0%2e0%2e1 http://127。0。0。1 http://0xa9fea9fe
    http://2852039166 http://user:pass@10.0.0.1:8545/key http://3232235777 http://[::1]:8545 http://[::] http://[::ffff:10.0.0.1]
    http://[::ffff:0:127.0.0.1] http://[64:ff9b::127.0.0.1] http://[::127.0.0.1] http://localhost http://LOCALHOST:1 http://localhost.
    http://a.localhost http://db.internal http://printer.local. http://router.home.arpa`),
)('%s is not a public host', (url) => {
  expect(isPublicHost(new URL(url))).toBe(false);
});

test.each(words('http://[fe80::1%25eth0] http://[::1%lo] http://256.0.0.1 http://0x100000000'))('%s is not a URL', (url) => {
  expect(URL.canParse(url)).toBe(false);
});

function resolveName(hostname: string, all: boolean): Promise<unknown> {
  return new Promise((resolve) => {
    publicLookup(hostname, { all }, (error, address) => resolve(error ?? address));
  });
}

test.each([true, false])('rejects localhost (all addresses: %s)', async (all) => {
  expect(await resolveName('localhost', all)).toBeInstanceOf(PrivateAddressError);
});

test('returns public addresses in the requested form', async () => {
  expect(await resolveName('8.8.8.8', true)).toEqual([{ address: '8.8.8.8', family: 4 }]);
  expect(await resolveName('8.8.8.8', false)).toBe('8.8.8.8');
});

test.each(['127.0.0.1', '127.1', '2130706433', '0x7f.1', 'localhost', 'localhost.', '[::1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]'])(
  'does not connect to http://%s',
  async (host) => {
    let connections = 0;
    const server = createServer((_request, response) => response.end()).listen(0);
    server.on('connection', () => (connections += 1));
    await once(server, 'listening');
    const agent = new Agent({ connect: createPublicConnector({ timeoutMs: 60_000 }) });
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

import { describe, expect, it } from 'vitest';
import { findAddressProblem, findHostProblem, hostKind } from './hosts.ts';

describe('hostKind', () => {
  it.each([
    'localhost',
    'LOCALHOST',
    'localhost.',
    'localhost:4000',
    'localhos%74',
    'embedded.onepoint.localhost',
    'embedded.onepoint.localhost.',
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '127.0.0.1.',
    '0.0.0.0',
    '[::1]',
    '[::]:80',
    '[::ffff:127.0.0.1]',
  ])('classifies %s as loopback', (host) => {
    expect(hostKind(host)).toBe('loopback');
  });

  it.each(['10.0.0.1', '192.168.1.5:4000', '172.16.0.1', '169.254.169.254', '8.8.8.8', '[fd00::1]', '[2001:4860::8888]'])(
    'classifies %s as an address',
    (host) => {
      expect(hostKind(host)).toBe('address');
    },
  );

  it.each([
    'db',
    'rpc.test',
    'rpc.TEST.',
    'rpc.local',
    'rpc.corp.internal',
    'rpc.home.arpa',
    '',
    'not a host',
    'rpc.invalid',
    'rpc.example',
  ])('classifies %j as private', (host) => {
    expect(hostKind(host)).toBe('private');
  });

  it.each(['example.com', 'rpc.example.com:8443', 'localhost.example.com', 'test.com', 'example.com.'])(
    'classifies %s as public',
    (host) => {
      expect(hostKind(host)).toBe('public');
    },
  );
});

it.each(['localhost.', '10.0.0.1', 'rpc.test', 'example.com.', 'example.com.:443'])('rejects %s as a host in production', (host) => {
  expect(findHostProblem(host)).toBeDefined();
});

it.each([
  'http://example.com',
  'https://localhost',
  'https://app.localhost.',
  'https://10.1.2.3',
  'https://example.com.',
  'ftp://x',
  'x',
  '//x.com',
])('rejects %s as an address in production, without repeating it', (address) => {
  expect(findAddressProblem(address)).toBeDefined();
  expect(findAddressProblem(address)).not.toContain(address);
});

it('accepts https on a public host name, on any port and path', () => {
  expect(findHostProblem('rpc.example.com')).toBeUndefined();
  expect(findAddressProblem('https://rpc.example.com:8443/rpc')).toBeUndefined();
});

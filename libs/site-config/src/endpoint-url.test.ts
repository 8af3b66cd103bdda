import { describe, expect, it } from 'vitest';
import { endpointUrl, siteUrl } from './endpoint-url.ts';

describe('endpointUrl', () => {
  const origin = 'https://rpc.example.com';

  it('puts chain and key under /rpc of the origin', () => {
    expect(endpointUrl({ origin, chain: 'base', key: 'op_abc' })).toBe('https://rpc.example.com/rpc/base/op_abc');
  });

  it('leaves the key out where a header carries it', () => {
    expect(endpointUrl({ origin, chain: 'base' })).toBe('https://rpc.example.com/rpc/base');
  });

  it('keeps transport security when it switches to WebSocket', () => {
    expect(endpointUrl({ origin, chain: 'base', key: 'k', protocol: 'ws' })).toBe('wss://rpc.example.com/rpc/base/k');
    expect(endpointUrl({ origin: 'http://localhost:4000', chain: 'base', key: 'k', protocol: 'ws' })).toBe(
      'ws://localhost:4000/rpc/base/k',
    );
  });
});

it('the site without a production host has the address npm start serves', () => {
  expect(siteUrl()).toBe('http://localhost:4000');
});

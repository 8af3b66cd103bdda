import { afterEach, describe, expect, it, vi } from 'vitest';
import { endpointUrl, fillHostAddresses, siteUrl } from './endpoint-url.ts';

describe('endpointUrl', () => {
  const origin = 'https://rpc.example.com';

  it('appends chain and key to /rpc of the origin', () => {
    expect(endpointUrl({ origin, chain: 'base', key: 'op_abc' })).toBe('https://rpc.example.com/rpc/base/op_abc');
  });

  it('omits the key when it is sent in a header', () => {
    expect(endpointUrl({ origin, chain: 'base' })).toBe('https://rpc.example.com/rpc/base');
  });

  it('keeps TLS for WebSocket', () => {
    expect(endpointUrl({ origin, chain: 'base', key: 'k', protocol: 'ws' })).toBe('wss://rpc.example.com/rpc/base/k');
    expect(endpointUrl({ origin: 'http://localhost:4000', chain: 'base', key: 'k', protocol: 'ws' })).toBe(
      'ws://localhost:4000/rpc/base/k',
    );
  });
});

describe('the addresses in a build', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are the page origin in a browser', () => {
    vi.stubGlobal('location', { origin: 'http://localhost:4100' });
    expect(siteUrl()).toBe('http://localhost:4100');
  });

  it.each([
    ['', 'https://rpc.example.com/rpc/base wss://rpc.example.com/rpc/base'],
    ['https://gateway.example.com/v1', 'https://gateway.example.com/v1/base wss://gateway.example.com/v1/base'],
  ])('are filled in everywhere, with the gateway at "%s"', (gatewayUrl, endpoints) => {
    vi.stubGlobal('location', undefined);
    const http = endpointUrl({ origin: siteUrl(), chain: 'base' });
    const ws = endpointUrl({ origin: siteUrl(), chain: 'base', protocol: 'ws' });
    const { host } = new URL(siteUrl());
    expect(fillHostAddresses(`${http} ${ws} ${siteUrl()}/docs ${host}`, { origin: 'https://rpc.example.com', gatewayUrl })).toBe(
      `${endpoints} https://rpc.example.com/docs rpc.example.com`,
    );
  });
});

// @vitest-environment node
import { siteUrl } from '@onepoint/site-config';
import { expect, it } from 'vitest';
import { fillAddresses } from './fill-addresses.ts';

const text = 'https://YOUR_HOST/rpc/base/YOUR_TOKEN wss://YOUR_HOST/rpc/base/YOUR_TOKEN';

it('names the site’s own address where the gateway has none', () => {
  const socketUrl = siteUrl().replace(/^http/, 'ws');
  expect(fillAddresses(text)).toBe(`${siteUrl()}/rpc/base/YOUR_TOKEN ${socketUrl}/rpc/base/YOUR_TOKEN`);
});

it('names the gateway’s address where it has one, which ends before the chain', () => {
  expect(fillAddresses(text, 'https://rpc.example/')).toBe('https://rpc.example/base/YOUR_TOKEN wss://rpc.example/base/YOUR_TOKEN');
});

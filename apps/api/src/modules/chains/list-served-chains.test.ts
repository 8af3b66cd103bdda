import { serviceChains } from '@onepoint/chains';
import { expect, test } from 'vitest';
import { listServedChains } from './chains.routes.ts';

test('chains come in the registry’s order, whatever the configuration’s', () => {
  const slugs = serviceChains.map(({ slug }) => slug);
  expect(listServedChains(slugs.toReversed(), 'https://rpc.example.com').map(({ slug }) => slug)).toEqual(slugs);
});

test('the WebSocket address is as secure as the HTTP one', () => {
  expect(listServedChains(['base'], 'https://rpc.example.com')[0]).toMatchObject({
    httpUrl: 'https://rpc.example.com/base',
    wsUrl: 'wss://rpc.example.com/base',
  });
  expect(listServedChains(['base'], 'http://localhost:4000/rpc')[0]?.wsUrl).toBe('ws://localhost:4000/rpc/base');
});

import { localStore } from '@onepoint/app-state';
import { expect, it } from 'vitest';
import { readLabSettings, rpcUrlSchema, writeLabSettings } from './lab-settings.ts';

it('stores a URL', () => {
  writeLabSettings(localStore, { gatewayUrl: 'https://rpc.example/rpc', rpcUrls: { '1': 'http://127.0.0.1:8545' } });
  expect(readLabSettings(localStore)).toEqual({ gatewayUrl: 'https://rpc.example/rpc', rpcUrls: { '1': 'http://127.0.0.1:8545' } });
});

it.each(['{', '7', '{"rpcUrls":{"1":"javascript:alert(1)"}}', '{"rpcUrls":{"x":"https://a.example"}}'])(
  'falls back to the defaults for %s',
  (text) => {
    localStorage.setItem('onepoint:wallet-lab-settings:v1', text);
    expect(readLabSettings(localStore)).toEqual({ rpcUrls: {} });
  },
);

it.each([
  ['https://rpc.example/rpc/', 'https://rpc.example/rpc'],
  [' http://127.0.0.1:8545 ', 'http://127.0.0.1:8545'],
])('accepts %s', (text, url) => {
  expect(rpcUrlSchema.parse(text)).toBe(url);
});

it.each(['', 'rpc.example', 'ftp://rpc.example', 'javascript:alert(1)', 'https://'])('rejects %s', (text) => {
  expect(rpcUrlSchema.safeParse(text).success).toBe(false);
});

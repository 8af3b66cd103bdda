import { expect, test } from 'vitest';
import { listInjectedWallets } from './list-injected-wallets.ts';

const provider = { request: () => Promise.resolve(null) };

function pageWith(announced: readonly unknown[], ethereum?: unknown): EventTarget & { ethereum?: unknown } {
  const page = Object.assign(new EventTarget(), { ethereum });
  page.addEventListener('eip6963:requestProvider', () => {
    for (const detail of announced) page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  });
  return page;
}

function thrown(): never {
  throw new Error('read');
}

const info = { rdns: 'example.fox', name: 'Fox', icon: 'data:image/png;base64,AA==' };

test('a wallet that announces itself twice is one', () => {
  const page = pageWith(
    [
      { info, provider },
      { info, provider },
    ],
    provider,
  );
  expect(listInjectedWallets(page, 'Browser wallet')).toEqual([{ id: 'example.fox', name: 'Fox', icon: info.icon, provider }]);
});

test('what is no wallet is passed over, and no picture is fetched from elsewhere', () => {
  const page = pageWith([null, { info }, { info: { ...info, icon: 'https://elsewhere.example/x.png' }, provider }]);
  expect(listInjectedWallets(page, '')).toEqual([{ id: 'example.fox', name: 'Fox', icon: undefined, provider }]);
});

test.each([
  ['itself', new Proxy({}, { get: () => thrown() })],
  ['its information', { info: new Proxy({}, { get: () => thrown() }), provider }],
  ['its provider', { info, provider: new Proxy({}, { get: () => thrown() }) }],
])('an announcement that throws when %s is read is passed over', (_case, detail) => {
  expect(listInjectedWallets(pageWith([detail, { info, provider }]), '').map(({ id }) => id)).toEqual(['example.fox']);
});

test('where none announces itself, the one at window.ethereum counts', () => {
  expect(listInjectedWallets(pageWith([], provider), 'Browser wallet').map(({ name }) => name)).toEqual(['Browser wallet']);
  expect(listInjectedWallets(pageWith([], 'nonsense'), 'Browser wallet')).toEqual([]);
});

import { expect, it } from 'vitest';
import type { Manifest } from './manifest.ts';
import { findWalletCode } from './wallet-code.ts';

const page = 'wallet-route.tsx';

/** An app of two lazy pages, of which one is the wallets'. */
const manifest: Manifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_shared.js'], dynamicImports: ['keys-route.tsx', page] },
  'keys-route.tsx': { file: 'keys.js', dynamicImports: ['modal.tsx'] },
  'modal.tsx': { file: 'modal.js' },
  [page]: { file: 'wallet.js', imports: ['_viem.js', '_shared.js'] },
  '_viem.js': { file: 'viem.js' },
  '_shared.js': { file: 'shared.js' },
};
const packages = { 'index.js': ['react'], 'shared.js': ['zod'], 'wallet.js': ['@onepoint/wallet-lab'], 'viem.js': ['viem'] };

it('accepts wallet code behind its own page', () => {
  expect(findWalletCode(manifest, packages, { page })).toEqual([]);
});

it.each([
  ['a shared chunk', 'shared.js'],
  ['another page', 'keys.js'],
  ['a modal that another page loads when it is opened', 'modal.js'],
])('finds wallet code that slipped into %s', (_, file) => {
  const planted = { ...packages, [file]: ['wagmi'] };
  expect(findWalletCode(manifest, planted, { page })).toEqual([`${file} holds wagmi outside of the wallet page`]);
});

it('finds a shared chunk of wallet code that another page imports', () => {
  const planted = { ...manifest, 'keys-route.tsx': { file: 'keys.js', imports: ['_viem.js'] } };
  expect(findWalletCode(planted, packages, { page })).toEqual(['viem.js holds viem outside of the wallet page']);
});

it('lets an app without such a page have no wallet code at all', () => {
  expect(findWalletCode(manifest, packages, {})).toHaveLength(2);
});

it('says so when it sees no wallet code on the wallet page either', () => {
  expect(findWalletCode(manifest, {}, { page })).toHaveLength(1);
});

it('lets a named part use viem, and nothing else of a wallet’s', () => {
  const parts = { page, viemUsers: ['modal.tsx'] };
  expect(findWalletCode(manifest, { ...packages, 'modal.js': ['viem'] }, parts)).toEqual([]);
  expect(findWalletCode(manifest, { ...packages, 'modal.js': ['viem', 'wagmi'] }, parts)).toEqual([
    'modal.js holds wagmi outside of the wallet page',
  ]);
  expect(findWalletCode(manifest, { ...packages, 'keys.js': ['viem'] }, parts)).toHaveLength(1);
});

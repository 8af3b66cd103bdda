import { serviceChains } from '@onepoint/chains';
import { describe, expect, it } from 'vitest';
import { splitDocChain, pageOfPicture, picturePath } from './site-paths.ts';

describe('doc chain', () => {
  it.each([
    '/docs',
    '/docs/authentication',
    '/docs/methods',
    '/docs/methods/eth_call',
    '/docs/errors/RATE_LIMITED',
    '/zh/docs/quick-start/viem',
  ])('splits every chain from %s', (page) => {
    for (const { slug } of serviceChains) expect(splitDocChain(`${page}/${slug}`)).toEqual({ page, chain: slug });
  });

  it.each([
    '/docs/authentication',
    '/docs/authentication/dogechain',
    '/docs/chains/base',
    '/zh/docs/chains/base',
    '/pricing/base',
    '/docsfoo/base',
    '/base',
  ])('finds no chain in %s', (path) => {
    expect(splitDocChain(path)).toEqual({ page: path, chain: null });
  });

  it('splits a chain from the page of a chain', () => {
    expect(splitDocChain('/docs/chains/base/ethereum')).toEqual({ page: '/docs/chains/base', chain: 'ethereum' });
  });
});

describe('picturePath', () => {
  it.each([
    ['/', 'en', '/'],
    ['/', 'zh', '/zh'],
    ['/docs/methods/eth_call', 'en', '/docs/methods/eth_call'],
    ['/pricing', 'ja', '/ja/pricing'],
  ])('round-trips the picture path of %s in %s', (pathname, language, page) => {
    expect(pageOfPicture(picturePath(pathname, language))).toBe(page);
  });

  it.each(['/social', '/pricing', '/social/docs.html', '/socialite/docs.png'])('finds no page for %s', (file) => {
    expect(pageOfPicture(file)).toBeUndefined();
  });
});

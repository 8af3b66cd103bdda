import { TranslationProvider } from '@onepoint/i18n';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageContextProvider } from '../../shared/page-context.ts';
import { pageContextFixture } from '../../shared/testing/with-page.tsx';
import { currentLink, useNavLinks } from './nav-links.ts';

const hrefs = ['/docs', '/docs/methods', '/chains'];

it.each([
  ['/docs', '/docs'],
  ['/docs/quick-start', '/docs'],
  ['/docs/methods/eth_call', '/docs/methods'],
  ['/docsx', undefined],
  ['/', undefined],
])('%s is current for %s', (path, href) => {
  expect(currentLink(hrefs, path)).toBe(href);
});

it.each([
  ['en', ''],
  ['zh', '/zh'],
])('the links of header, mobile menu and footer lead to pages in %s', (locale, prefix) => {
  const nav = {
    links: { apiReference: 'Management API', howItWorks: 'Quickstart', jsonRpcApi: 'JSON-RPC API', playground: 'Wallet playground' },
  };
  const page = pageContextFixture({ locale });
  const { result } = renderHook(useNavLinks, {
    wrapper: ({ children }) => (
      <TranslationProvider language="en" dictionaries={{ nav }}>
        <PageContextProvider value={page}>{children}</PageContextProvider>
      </TranslationProvider>
    ),
  });
  const { main, menu, tools, developers } = result.current;
  const [methods, reference, playground] = [
    { href: `${prefix}/docs/methods`, label: 'JSON-RPC API' },
    { href: '/api/reference', label: 'Management API' },
    { href: '/playground/', label: 'Wallet playground' },
  ];
  expect(main.map(({ href }) => href)).toEqual(['/docs', '/docs/methods', '/chains', '/pricing'].map((path) => prefix + path));
  expect(main).toContainEqual(methods);
  expect(menu).toEqual([...main, reference]);
  expect(tools).toEqual([playground]);
  expect(developers).toEqual(expect.arrayContaining([reference, playground, { href: `${prefix}/docs/quick-start`, label: 'Quickstart' }]));
});

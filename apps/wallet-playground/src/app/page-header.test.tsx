import { createI18n, I18nextProvider } from '@onepoint/i18n';
import common from '@onepoint/locales/en/common.json' with { type: 'json' };
import provider from '@onepoint/locales/en/provider.json' with { type: 'json' };
import { LabNavigationContext } from '@onepoint/wallet-lab';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { homePath } from './create-page-i18n.ts';
import { homeOf, listHomeLinks, pageTitle } from './home.ts';
import { PageHeader } from './page-header.tsx';

const showHeader = (siteUrl: string) => {
  // jsdom has no media queries.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const goTo = vi.fn();
  const i18n = createI18n({ language: 'en', builtIn: { common, provider }, loadDictionary: () => Promise.resolve({}) });
  const navigation = { place: { section: 'log' as const }, hrefTo: () => '/playground/', goTo };
  render(
    <I18nextProvider i18n={i18n}>
      <LabNavigationContext value={navigation}>
        <PageHeader home={homeOf(siteUrl)} />
      </LabNavigationContext>
    </I18nextProvider>,
  );
  return { goTo, links: screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]) };
};

test('links to the site of its own origin', () => {
  expect(showHeader('').links).toEqual([['Onepoint', '/']]);
});

test('is its own home next to a site elsewhere, and links to that', () => {
  const { goTo, links } = showHeader('https://onepoint.example');
  expect(links).toEqual([
    ['Wallet playground', '/playground/'],
    ['Website', 'https://onepoint.example/'],
    ['Docs', 'https://onepoint.example/docs/wallet-playground'],
    ['Dashboard', 'https://onepoint.example/dashboard'],
  ]);
  fireEvent.click(screen.getByRole('link', { name: 'Wallet playground home' }));
  expect(goTo).toHaveBeenCalledWith({ section: 'connect' });
});

test('links nowhere else if there is no site', () => {
  expect(showHeader('none').links).toEqual([['Wallet playground', '/playground/']]);
});

test('links to the site in the language of the page', () => {
  const home = homeOf('https://onepoint.example');
  expect(listHomeLinks(home, homePath('ja')).map(({ href }) => href)).toEqual([
    'https://onepoint.example/ja/',
    'https://onepoint.example/ja/docs/wallet-playground',
    'https://onepoint.example/ja/dashboard',
  ]);
  expect(listHomeLinks(home, homePath('ru'))[0]?.href).toBe('https://onepoint.example/');
});

test.each([
  ['', 'Log – Wallet playground – Fast and Reliable Blockchain RPC Service'],
  ['https://onepoint.example', 'Log – Wallet playground – Onepoint'],
  ['none', 'Log – Wallet playground – Onepoint'],
])('with the site at %j, the title is %j', (siteUrl, title) => {
  expect(pageTitle(homeOf(siteUrl), 'Log', 'Wallet playground')).toBe(title);
});

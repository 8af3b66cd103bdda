import { appState } from '@onepoint/app-state';
import { TranslationProvider } from '@onepoint/i18n';
import { importDictionary } from '@onepoint/i18n/import-dictionary';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { pageContextFixture } from './testing/with-page.tsx';
import { PageContextProvider } from './page-context.ts';
import { PlanCards } from './plan-cards.tsx';

afterEach(cleanup);

async function renderCards(locale: 'en' | 'zh'): Promise<void> {
  const pricing = await importDictionary('en', 'pricing');
  render(
    <TranslationProvider language="en" dictionaries={{ pricing }}>
      <PageContextProvider value={pageContextFixture({ locale })}>
        <PlanCards />
      </PageContextProvider>
    </TranslationProvider>,
  );
}

it('shows a custom price for Enterprise with its starting unit price', async () => {
  await renderCards('en');
  const card = screen.getByRole('heading', { name: 'Enterprise' }).closest('li');
  expect(card?.textContent).toContain('Custom');
  expect(card?.textContent).toContain('from $0.29 per 1M CU');
});

it.each([
  ['en', ''],
  ['zh', '/zh'],
] as const)('links each plan in %s, regardless of the last dashboard section', async (locale, prefix) => {
  appState.set({ selectedLastUrlKeyInDashboard: 'usage' });
  await renderCards(locale);
  const targets = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(targets).toEqual([
    ['View endpoints', `${prefix}/chains`],
    ['Start for free', `${prefix}/dashboard`],
    ['Choose pay as you go', `${prefix}/dashboard/plans`],
    ['Contact sales', `${prefix}/dashboard/plans`],
    ['Add connections', `${prefix}/dashboard/plans`],
  ]);
});

import { TranslationProvider } from '@onepoint/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { PageContextProvider } from '../../shared/page-context.ts';
import { pageContextFixture } from '../../shared/testing/with-page.tsx';
import { SelectxPage } from './selectx-page.tsx';

const page = (
  <PageContextProvider value={pageContextFixture({ pageId: 'selectx', locale: 'en', urlLogical: '/draft/selectx', languages: ['en'] })}>
    <TranslationProvider language="en" dictionaries={{ page: { draft: { selectx: { basic: 'Few options', required: 'Required' } } } }}>
      <SelectxPage />
    </TranslationProvider>
  </PageContextProvider>
);

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

it('prerenders no styles that the content security policy rejects', () => {
  const html = renderToString(page);
  expect(html).toContain('Few options');
  expect(html).not.toContain('style=');
});

it('renders the fields in the browser without injected styles', () => {
  // In tests react-aria injects no styles.
  vi.stubEnv('NODE_ENV', 'development');
  document.querySelector('#react-aria-pressable-style')?.remove();
  render(page);
  expect(screen.getByText('Required')).toBeTruthy();
  expect(document.querySelector('style#react-aria-pressable-style')).toBeNull();
});

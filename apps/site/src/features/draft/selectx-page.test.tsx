import { TranslationProvider } from '@onepoint/i18n/light';
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { PageContextProvider } from '../../shared/page-context-provider.tsx';
import { pageContextFixture } from '../../test/page-context-fixture.ts';
import { SelectxPage } from './selectx-page.tsx';

const page = (
  <PageContextProvider value={pageContextFixture({ pageId: 'selectx', locale: 'en', urlLogical: '/draft/selectx', languages: ['en'] })}>
    <TranslationProvider language="en" dictionaries={{ page: { draft: { selectx: { basic: 'One of a few', required: 'Required' } } } }}>
      <SelectxPage />
    </TranslationProvider>
  </PageContextProvider>
);

afterEach(cleanup);

it('its document holds no style that the content security policy refuses', () => {
  const html = renderToString(page);
  expect(html).toContain('One of a few');
  expect(html).not.toContain('style=');
});

it('the browser draws the fields', () => {
  render(page);
  expect(screen.getByText('Required')).toBeTruthy();
});

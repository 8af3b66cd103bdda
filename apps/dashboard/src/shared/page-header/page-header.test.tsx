import { createI18n, I18nextProvider } from '@onepoint/i18n';
import dashboard from '@onepoint/locales/en/dashboard.json' with { type: 'json' };
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { PageHeader } from './page-header.tsx';

const i18n = createI18n({ language: 'en', builtIn: { dashboard } });
const wrapper = ({ children }: { children: ReactNode }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;

test('reserves space for a headline that is loading, not for a missing one', () => {
  const { rerender } = render(<PageHeader title="API keys" headline={undefined} />, { wrapper });
  expect(screen.getByRole('paragraph').getAttribute('aria-busy')).toBe('true');
  rerender(<PageHeader title="API keys" headline={null} />);
  expect(screen.getByRole('heading', { level: 1, name: 'API keys' })).toBeTruthy();
  expect(screen.queryByRole('paragraph')).toBeNull();
  rerender(<PageHeader title="API keys" headline="1 active key" />);
  expect(screen.getByRole('paragraph').getAttribute('aria-busy')).toBeNull();
});

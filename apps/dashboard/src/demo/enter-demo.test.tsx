import { createI18n } from '@onepoint/i18n';
import common from '@onepoint/locales/en/common.json' with { type: 'json' };
import dashboard from '@onepoint/locales/en/dashboard.json' with { type: 'json' };
import modals from '@onepoint/locales/en/modals.json' with { type: 'json' };
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

let originalFetch: typeof fetch;

beforeEach(() => {
  originalFetch = globalThis.fetch;
  window.scrollTo = () => {};
  // The app connects its router and modals once per page, so this test needs its own modules.
  vi.resetModules();
  onTestFinished(() => {
    vi.resetModules();
    globalThis.fetch = originalFetch;
    for (const name of ['pushState', 'replaceState']) Reflect.deleteProperty(history, name);
    history.replaceState(null, '', '/');
  });
});

test('uses the API if the URL names no scenario', async () => {
  history.replaceState(null, '', '/workspace');
  const { enterDemo } = await import('./enter-demo.tsx');
  expect(enterDemo(false)).toBeUndefined();
  expect(globalThis.fetch).toBe(originalFetch);
});

test('shows the app with the fixtures of a scenario, a signed-in user and a bar that names it', async () => {
  history.replaceState(null, '', '/dashboard/promo-code?scenario=insufficient-balance');
  const { enterDemo } = await import('./enter-demo.tsx');
  const { App } = await import('../app/app.tsx');
  const session = enterDemo(false);
  render(<App i18n={createI18n({ language: 'en', builtIn: { common, dashboard, modals } })} session={session} />);
  expect(await screen.findByText('$0.90 balance')).toBeTruthy();
  expect((await screen.findByRole('complementary', { name: 'Demo mode' })).textContent).toContain('Less than a dollar left.');
  expect(screen.getByRole('button', { name: 'Account menu' })).toBeTruthy();
});

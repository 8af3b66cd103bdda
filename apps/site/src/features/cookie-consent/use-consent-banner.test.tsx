import { appState } from '@onepoint/app-state';
import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countsPageViews } from '../../shared/counts-page-views.ts';
import { useConsentBanner } from './use-consent-banner.ts';

vi.mock(import('../../shared/counts-page-views.ts'), () => ({ countsPageViews: vi.fn<() => boolean>() }));

const signal = (value: boolean) => Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value });

beforeEach(() => {
  vi.mocked(countsPageViews).mockReturnValue(true);
  document.body.innerHTML = '<button data-cookie-settings><span>Cookie settings</span></button>';
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  document.body.innerHTML = '';
});

it('asks whoever has not chosen, and stops when they have', () => {
  const { result } = renderHook(useConsentBanner);
  expect(result.current.reason).toBe('ask');
  act(() => appState.set({ cookieConsent: 'off' }));
  expect(result.current.reason).toBeNull();
});

it.each(['all', 'off'] as const)('does not ask again where %s was chosen', (cookieConsent) => {
  appState.set({ cookieConsent });
  const { result } = renderHook(useConsentBanner);
  expect(result.current.reason).toBeNull();
});

it('does not ask a browser that sends Global Privacy Control, but shows the choice on demand', () => {
  signal(true);
  const { result } = renderHook(useConsentBanner);
  expect(result.current.reason).toBeNull();
  fireEvent.click(screen.getByText('Cookie settings'));
  expect(result.current.reason).toBe('settings');
});

it('closing gives the focus back to what opened it', () => {
  appState.set({ cookieConsent: 'all' });
  const { result } = renderHook(useConsentBanner);
  fireEvent.click(screen.getByText('Cookie settings'));
  act(() => result.current.close());
  expect(result.current.reason).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

it('asks nobody where nothing is counted, and says so on demand', () => {
  vi.mocked(countsPageViews).mockReturnValue(false);
  const { result } = renderHook(useConsentBanner);
  expect(result.current.reason).toBeNull();
  fireEvent.click(screen.getByText('Cookie settings'));
  expect(result.current.reason).toBe('notCounted');
});

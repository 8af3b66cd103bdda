import { appState } from '@onepoint/app-state';
import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useConsentBanner } from './use-consent-banner.ts';

const signal = (value: boolean) => Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value });

beforeEach(() => {
  document.body.innerHTML = '<button data-cookie-settings><span>Cookie settings</span></button>';
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  document.body.innerHTML = '';
});

it('asks until the reader has chosen', () => {
  const { result } = renderHook(() => useConsentBanner(() => true));
  expect(result.current.reason).toBe('ask');
  act(() => appState.set({ cookieConsent: 'off' }));
  expect(result.current.reason).toBeNull();
});

it.each(['all', 'off'] as const)('does not ask again after %s', (cookieConsent) => {
  appState.set({ cookieConsent });
  const { result } = renderHook(() => useConsentBanner(() => true));
  expect(result.current.reason).toBeNull();
});

it('does not ask browsers with Global Privacy Control, but opens the settings on demand', () => {
  signal(true);
  const { result } = renderHook(() => useConsentBanner(() => true));
  expect(result.current.reason).toBeNull();
  fireEvent.click(screen.getByText('Cookie settings'));
  expect(result.current.reason).toBe('settings');
});

it('returns the focus to the opener on close', () => {
  appState.set({ cookieConsent: 'all' });
  const { result } = renderHook(() => useConsentBanner(() => true));
  fireEvent.click(screen.getByText('Cookie settings'));
  act(() => result.current.close());
  expect(result.current.reason).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

it('never asks without analytics and says so on demand', () => {
  const { result } = renderHook(() => useConsentBanner(() => false));
  expect(result.current.reason).toBeNull();
  fireEvent.click(screen.getByText('Cookie settings'));
  expect(result.current.reason).toBe('notCounted');
});

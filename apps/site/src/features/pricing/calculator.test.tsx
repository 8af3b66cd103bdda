import { TranslationProvider } from '@onepoint/i18n';
import { importDictionary } from '@onepoint/i18n/import-dictionary';
import { depositTermsFixture } from '@onepoint/testing/api';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Calculator } from './calculator.tsx';
import { calculatorPrices } from './use-calculation.ts';

const field = (name: RegExp): HTMLInputElement => screen.getByRole('textbox', { name });
const packages = (): HTMLInputElement => field(/WebSocket add-ons/);

beforeEach(async () => {
  const page = await importDictionary('en', 'page');
  render(
    <TranslationProvider language="en" dictionaries={{ page }}>
      <Calculator terms={depositTermsFixture()} prices={calculatorPrices(null)} />
    </TranslationProvider>,
  );
});
afterEach(cleanup);

it('changes by arrow keys from zero to the maximum', () => {
  fireEvent.focus(packages());
  fireEvent.keyDown(packages(), { key: 'ArrowDown' });
  expect(packages().value).toBe('0');
  fireEvent.keyDown(packages(), { key: 'ArrowUp' });
  fireEvent.keyDown(packages(), { key: 'ArrowUp' });
  expect(packages().value).toBe('2');
  expect(screen.getByRole('status').textContent).toContain('$98.00');
  fireEvent.change(packages(), { target: { value: '100' } });
  fireEvent.keyDown(packages(), { key: 'ArrowUp' });
  expect(packages().value).toBe('100');
  const calls = field(/^eth_getLogs/);
  fireEvent.keyDown(calls, { key: 'ArrowUp' });
  expect(calls.value).toBe('200000');
});

it('shows what an add-on changes, and what a deposit costs', () => {
  expect(screen.getByText('200 connections per API key on pay as you go')).toBeTruthy();
  fireEvent.change(packages(), { target: { value: '1' } });
  expect(screen.getByText('200 → 205 connections per API key on pay as you go')).toBeTruthy();
  expect(screen.getByText(/^Deposit fee: 1\.4% with CryptoCloud, none for token transfers\./)).toBeTruthy();
});

it('accepts full-width digits', () => {
  fireEvent.change(packages(), { target: { value: '１２' } });
  expect(packages().value).toBe('12');
});

it.each([
  ['12.50', '12'],
  ['12,5', '12'],
  ['0,012', '12'],
])('drops decimals of pasted numbers: %s becomes %s', (text, number) => {
  fireEvent.change(packages(), { target: { value: text } });
  fireEvent.blur(packages());
  expect(packages().value).toBe(number);
});

it('keeps the focus in the form when a method is removed', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Remove eth_call' }));
  expect(screen.queryByRole('textbox', { name: /^eth_call/ })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Add method' }));
});

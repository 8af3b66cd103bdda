import { appState } from '@onepoint/app-state';
import { TranslationProvider } from '@onepoint/i18n';
import { importDictionary } from '@onepoint/i18n/import-dictionary';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { KeyForm } from './key-form.tsx';

const key = 'op_abcdefghijklmnopqrstuvwxyz';

async function showForm(): Promise<void> {
  const page = await importDictionary('en', 'page');
  render(
    <TranslationProvider language="en" dictionaries={{ page }}>
      <KeyForm />
    </TranslationProvider>,
  );
}

function submit(text: string): void {
  const field = screen.getByLabelText('Your API key');
  fireEvent.change(field, { target: { value: text } });
  fireEvent.submit(field);
}

afterEach(cleanup);

it('remembers a key until it is forgotten and keeps the focus in the form', async () => {
  await showForm();
  submit(` ${key} `);
  const forget = screen.getByRole('button', { name: 'Forget key' });
  expect(appState.getState().docsApiKey).toBe(key);
  expect(document.activeElement).toBe(forget);
  expect(document.getElementById(forget.getAttribute('aria-describedby') ?? '')?.textContent).toContain('wxyz');
  fireEvent.click(forget);
  expect(appState.getState().docsApiKey).toBeNull();
  expect(document.activeElement?.tagName).toBe('SUMMARY');
});

it('rejects invalid keys and stores nothing', async () => {
  await showForm();
  submit('op_short');
  expect(screen.getByLabelText('Your API key').getAttribute('aria-invalid')).toBe('true');
  expect(appState.getState().docsApiKey).toBeNull();
});

it('does not take the focus on load', async () => {
  appState.set({ docsApiKey: key });
  await showForm();
  expect(document.activeElement).toBe(document.body);
});

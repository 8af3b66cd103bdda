import { TranslationProvider } from '@onepoint/i18n';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DocActions } from './doc-actions.tsx';

const dictionaries = {
  page: { docs: { copyPage: 'Copy page', viewMarkdown: 'View as Markdown' } },
  common: { actions: { copied: 'Copied' }, states: { copyFailed: 'Could not copy' } },
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('names its button, says beside it, for a region within leaves a button without a name, what became of the page, and copies links that lead back', async () => {
  const writeText = vi.fn(async () => Promise.resolve());
  vi.stubGlobal('fetch', async () => Promise.resolve(new Response('# Quick start\n\n[Limits](/docs/limits)')));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  render(
    <TranslationProvider language="en" dictionaries={dictionaries}>
      <DocActions markdownUrl="/docs/quick-start.md" />
    </TranslationProvider>,
  );
  const button = screen.getByRole('button', { name: 'Copy page' });
  const status = screen.getByRole('status');
  expect(button.contains(status)).toBe(false);
  expect(status.textContent).toBe('');
  fireEvent.click(button);
  await expect.poll(() => status.textContent).toBe('Copied');
  expect(writeText).toHaveBeenCalledWith(`# Quick start\n\n[Limits](${location.origin}/docs/limits)`);
});

import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderScreen } from '../../test/render-screen.tsx';
import { loadDocsIndex, useDocsIndex } from './use-docs-index.ts';

const entry = {
  group: 'errors',
  title: 'RATE_LIMITED',
  description: 'Too many requests.',
  words: '429 -32005',
  path: '/docs/errors/RATE_LIMITED',
};

function Titles({ language }: { language: string }) {
  return <p>Found: {useDocsIndex(language).map(({ title }) => title)}</p>;
}

/** Renders the index with responses by language. @returns requested languages */
const show = (language: string, answers: Readonly<Record<string, unknown>>): string[] => {
  const asked: string[] = [];
  const answer = http.get('*/search/palette/:file', ({ params }) => {
    const name = String(params['file']).replace('.json', '');
    asked.push(name);
    return name in answers ? HttpResponse.json(answers[name] as object) : new HttpResponse('<!doctype html>', { status: 404 });
  });
  renderScreen(<Titles language={language} />, { overrides: [answer] });
  return asked;
};

test('loads the index of the language', async () => {
  const asked = show('ja', { ja: [{ ...entry, title: 'JA' }], en: [entry] });
  expect(await screen.findByText('Found: JA')).toBeTruthy();
  expect(asked).toEqual(['ja']);
});

test('falls back to English without one', async () => {
  const asked = show('ja', { en: [entry] });
  expect(await screen.findByText('Found: RATE_LIMITED')).toBeTruthy();
  expect(asked).toEqual(['ja', 'en']);
});

test.each([
  ['is missing', {}],
  ['is something else', { en: { error: 'no' } }],
  ['links to another website', { en: [{ ...entry, path: '//elsewhere.example' }] }],
])('finds nothing if the index %s', async (_what, answers) => {
  const asked = show('en', answers);
  await waitFor(() => expect(asked).toEqual(['en']));
  expect(screen.getByText('Found:')).toBeTruthy();
});

test('sends no requests while the flag is off', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => fetched.mockRestore());
  expect(await loadDocsIndex('en', () => Promise.resolve(false))).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
});

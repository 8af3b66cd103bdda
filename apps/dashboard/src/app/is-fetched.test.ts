import { expect, test } from 'vitest';
import { isFetched } from './is-fetched.ts';

/** A page that has fetched one file, with this answer. */
const pageWith = (address: string, responseStatus: number) =>
  ({
    location: { href: 'https://page.test/dashboard' },
    performance: { getEntriesByName: (name: string) => (name === address ? [{ responseStatus }] : []) },
  }) as unknown as Window & typeof globalThis;

test('a file that came is there, by its path or its address', () => {
  const page = pageWith('https://page.test/identity.js', 200);
  expect(isFetched('/identity.js', page)).toBe(true);
  expect(isFetched('https://page.test/identity.js', page)).toBe(true);
});

test.each([0, 404, 503])('one that was answered by %i is not', (status) => {
  expect(isFetched('/identity.js', pageWith('https://page.test/identity.js', status))).toBe(false);
});

test('nor is one that is on its way, or was never asked for', () => {
  expect(isFetched('/identity.js', pageWith('https://page.test/other.js', 200))).toBe(false);
});

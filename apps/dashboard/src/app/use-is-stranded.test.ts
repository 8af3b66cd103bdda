import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useIsStranded } from './use-is-stranded.ts';

const isKey = (pathname: string): boolean => pathname.startsWith('/key/');
const follow = (...places: [pathname: string, projectId: string | undefined][]): boolean => {
  const [first = ['/', undefined], ...others] = places;
  const { result, rerender } = renderHook(({ place: [pathname, projectId] }) => useIsStranded(pathname, projectId, isKey), {
    initialProps: { place: first },
  });
  for (const place of others) rerender({ place });
  return result.current;
};

test('a page of one project is stranded once another project is the current one', () => {
  expect(follow(['/key/a', 'one'], ['/key/a', 'two'])).toBe(true);
});

test.each<[title: string, ...places: [string, string | undefined][]]>([
  ['the project was only loaded', ['/key/a', undefined], ['/key/a', 'one']],
  ['the address changed with the project', ['/key/a', 'one'], ['/key/b', 'two']],
  ['the page was left', ['/key/a', 'one'], ['/key/a', 'two'], ['/dashboard', 'two']],
  ['the page is the same for every project', ['/usage', 'one'], ['/usage', 'two']],
  ['the project came back', ['/key/a', 'one'], ['/key/a', 'two'], ['/key/a', 'one']],
])('not when %s', (_title, ...places) => {
  expect(follow(...places)).toBe(false);
});

import { renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useIsStranded } from './signed-in-layouts.tsx';

describe('useIsStranded', () => {
  const isKey = (pathname: string): boolean => pathname.startsWith('/key/');
  const follow = (...places: [pathname: string, projectId: string | undefined][]): boolean => {
    const [first = ['/', undefined], ...others] = places;
    const { result, rerender } = renderHook(({ place: [pathname, projectId] }) => useIsStranded(pathname, projectId, isKey), {
      initialProps: { place: first },
    });
    for (const place of others) rerender({ place });
    return result.current;
  };

  test('is true on a project’s page once another project is current', () => {
    expect(follow(['/key/a', 'one'], ['/key/a', 'two'])).toBe(true);
  });

  test.each<[title: string, ...places: [string, string | undefined][]]>([
    ['the project has just loaded', ['/key/a', undefined], ['/key/a', 'one']],
    ['the path changed with the project', ['/key/a', 'one'], ['/key/b', 'two']],
    ['the page was left', ['/key/a', 'one'], ['/key/a', 'two'], ['/dashboard', 'two']],
    ['the page is the same for every project', ['/usage', 'one'], ['/usage', 'two']],
    ['the first project is current again', ['/key/a', 'one'], ['/key/a', 'two'], ['/key/a', 'one']],
  ])('is false when %s', (_title, ...places) => {
    expect(follow(...places)).toBe(false);
  });
});

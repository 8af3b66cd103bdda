import { expect, test, vi } from 'vitest';
import { createNavigation } from './navigation.ts';

const setUp = (language: string) => {
  const navigate = vi.fn(() => Promise.resolve());
  return { navigate, navigation: createNavigation({ navigate, language, routed: ['zh', 'ko'] }) };
};

test('navigates client-side on paths of this app in the language of the page', () => {
  const { navigate, navigation } = setUp('zh');
  expect(navigation.isAppPath('/zh/dashboard')).toBe(true);
  navigation.push('/zh/dashboard?range=7d#top');
  navigation.replace('/zh/workspace');
  expect(navigate.mock.calls).toEqual([['/zh/dashboard?range=7d#top'], ['/zh/workspace', { replace: true }]]);
});

test.each(['/', '/docs', '/zh/pricing', '/ko/dashboard', '/dashboard'])('loads the page for %s from a page in Chinese', (path) => {
  expect(setUp('zh').navigation.isAppPath(path)).toBe(false);
});

test('expects no prefix in English', () => {
  expect(setUp('en').navigation.isAppPath('/dashboard/statistics')).toBe(true);
});

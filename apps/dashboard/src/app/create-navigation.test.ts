import { expect, test, vi } from 'vitest';
import { createNavigation } from './create-navigation.ts';

const setUp = (language: string) => {
  const navigate = vi.fn(() => Promise.resolve());
  return { navigate, navigation: createNavigation({ navigate, language, routed: ['zh', 'ko'] }) };
};

test('paths of this app in the language of the page go through the router', () => {
  const { navigate, navigation } = setUp('zh');
  expect(navigation.isAppPath('/zh/dashboard')).toBe(true);
  navigation.push('/zh/dashboard?range=7d#top');
  navigation.replace('/zh/workspace');
  expect(navigate.mock.calls).toEqual([['/zh/dashboard?range=7d#top'], ['/zh/workspace', { replace: true }]]);
});

test.each(['/', '/docs', '/zh/pricing', '/ko/dashboard', '/dashboard'])('%s is a page load for a page in Chinese', (path) => {
  expect(setUp('zh').navigation.isAppPath(path)).toBe(false);
});

test('in English paths have no prefix', () => {
  expect(setUp('en').navigation.isAppPath('/dashboard/statistics')).toBe(true);
});

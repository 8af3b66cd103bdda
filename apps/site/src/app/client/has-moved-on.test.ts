import { afterEach, expect, it } from 'vitest';
import { hasMovedOn } from './has-moved-on.ts';

const languages = ['en', 'zh'];
const go = (path: string): void => history.replaceState(null, '', path);

afterEach(() => go('/'));

it.each(['/pricing', '/pricing#plans', '/pricing/', '/en/pricing'])('a document from %s is at /pricing', (path) => {
  go('/pricing#questions');
  expect(hasMovedOn(languages, location.origin + path)).toBe(false);
});

it.each(['/docs', '/zh/pricing', '/pricing?a=1'])('back from %s to /pricing has left it', (path) => {
  go('/pricing');
  expect(hasMovedOn(languages, location.origin + path)).toBe(true);
});

it('what a browser does not say has not happened', () => {
  go('/pricing');
  expect(hasMovedOn(languages, undefined)).toBe(false);
  expect(hasMovedOn(languages, 'document')).toBe(false);
});

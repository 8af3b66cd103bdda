import { expect, test } from 'vitest';
import { resolveTheme } from './resolve-theme.ts';

test.each([
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
] as const)('mode %s with a dark system %s shows %s', (mode, systemIsDark, theme) => {
  expect(resolveTheme(mode, systemIsDark)).toBe(theme);
});

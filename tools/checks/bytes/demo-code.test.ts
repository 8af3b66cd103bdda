import { expect, it } from 'vitest';
import { findDemoCode } from './demo-code.ts';

it('accepts a build of what ships', () => {
  expect(findDemoCode({ 'index.js': ['react', '@onepoint/ui-kit'], 'shell.js': [] })).toEqual([]);
});

it.each([['@onepoint/testing'], ['msw']])('finds %s in whatever chunk it slipped into', (name) => {
  expect(findDemoCode({ 'index.js': ['react'], 'demo-x.js': ['react', name] })).toEqual([
    `demo-x.js holds ${name}, which is for tests and the demo`,
  ]);
});

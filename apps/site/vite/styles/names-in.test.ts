import { expect, it } from 'vitest';
import { namesIn } from './names-in.ts';

it('tells properties that are read from those that are set, and what can do without them', () => {
  expect(namesIn('--a:calc(var(--b) + var(--c,1px))')).toEqual({
    properties: ['--a', '--b', '--c'],
    read: ['--b', '--c'],
    optional: ['--c'],
    animations: [],
  });
});

it('takes each word of an animation for its name', () => {
  expect(namesIn('animation:2s ease-out turn').animations).toEqual(['2s', 'ease-out', 'turn']);
  expect(namesIn('animation-name:turn').animations).toEqual(['turn']);
});

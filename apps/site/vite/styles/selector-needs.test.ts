import { expect, it } from 'vitest';
import { selectorNeeds } from './selector-needs.ts';

const sorted = (all: readonly (readonly string[])[]): string[][] => all.map((needs) => [...needs].toSorted());

it.each([
  ['.a .b>c', [['.a', '.b', 'c']]],
  ['a.b:hover::before', [['.b', 'a']]],
  [':root:lang(zh)', [[':lang(zh)']]],
  // What is in these brackets excludes, looks ahead, or may yet change.
  ['.a:not(.b)', [['.a']]],
  ['.a:has(>.b:not(.c))', [['.a']]],
  ['details[open] .a', [['details', '.a']]],
  ['[data-theme=dark] .a', [['.a']]],
  // Other attributes stay as they are written.
  ['.a[data-state=done]', [['.a', '[data-state=done]']]],
  ['ul[class]', [['[class]', 'ul']]],
  ['a[href^="http"]', [['[href]', 'a']]],
  ['.a:disabled', [['.a', '[disabled]']]],
  // One of these is enough.
  [
    ':is(.a,.b) li',
    [
      ['.a', 'li'],
      ['.b', 'li'],
    ],
  ],
  [
    '.a:is(:disabled,[aria-busy="true"]):not([hidden])',
    [
      ['.a', '[disabled]'],
      ['.a', '[aria-busy=true]'],
    ],
  ],
  ['*', [[]]],
])('%s needs %j', (selector, found) => {
  expect(sorted(selectorNeeds(selector))).toEqual(sorted(found));
});

import { expect, it } from 'vitest';
import { parseStyles } from './parse-styles.ts';

const needs = (selector: string): readonly string[] => {
  const [part] = parseStyles(`${selector}{color:red}`);
  return part?.kind === 'rule' ? (part.selectors[0]?.needs ?? []) : [];
};

it.each([
  ['.a .b>c', ['.a', '.b', 'c']],
  ['a.b:hover::before', ['.b', 'a']],
  [':root:lang(zh)', [':lang(zh)']],
  // What is in brackets excludes, offers a choice, or may yet change.
  ['.a:not(.b)', ['.a']],
  [':is(.a,.b) li', ['li']],
  ['.a:has(>.b:not(.c))', ['.a']],
  ['.a[data-open=true]', ['.a']],
  ['*', []],
])('%s needs %j', (selector, found) => {
  expect([...needs(selector)].toSorted()).toEqual([...found].toSorted());
});

it('takes rules, groups, animations and statements apart', () => {
  const kinds = parseStyles(
    '@layer a,b;@layer a{@media (width<9rem){.x{--y:1;color:red}}}@keyframes k{to{opacity:0}}@font-face{font-family:F}',
  );
  expect(kinds).toEqual([
    { kind: 'verbatim', text: '@layer a,b;' },
    {
      kind: 'group',
      prelude: '@layer a',
      parts: [
        {
          kind: 'group',
          prelude: '@media (width<9rem)',
          parts: [
            {
              kind: 'rule',
              selectors: [{ text: '.x', needs: ['.x'] }],
              declarations: [
                { property: '--y', text: '--y:1' },
                { property: undefined, text: 'color:red' },
              ],
            },
          ],
        },
      ],
    },
    { kind: 'keyframes', name: 'k', text: '@keyframes k{to{opacity:0}}' },
    { kind: 'verbatim', text: '@font-face{font-family:F}' },
  ]);
});

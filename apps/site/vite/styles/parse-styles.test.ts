import { expect, it } from 'vitest';
import { namesIn } from './names-in.ts';
import { parseStyles } from './parse-styles.ts';

const names = namesIn('');

it('takes rules, groups, animations and statements apart', () => {
  const kinds = parseStyles(
    '@layer a,b;@layer a{@media (width<9rem){.x{--y:1;color:red}}}@keyframes k{to{opacity:0}}@font-face{font-family:F}',
  );
  expect(kinds).toEqual([
    { kind: 'verbatim', text: '@layer a,b;', names },
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
              selectors: [{ text: '.x', needs: [['.x']] }],
              declarations: [
                { property: '--y', text: '--y:1', names: namesIn('--y:1') },
                { property: undefined, text: 'color:red', names },
              ],
              names: [namesIn('--y:1')],
            },
          ],
        },
      ],
    },
    { kind: 'keyframes', name: 'k', text: '@keyframes k{to{opacity:0}}', names },
    { kind: 'verbatim', text: '@font-face{font-family:F}', names },
  ]);
});

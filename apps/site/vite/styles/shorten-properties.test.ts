import { expect, it } from 'vitest';
import { parseStyles } from './parse-styles.ts';
import { shortenProperties } from './shorten-properties.ts';
import { writeStyles } from './write-styles.ts';

const shorten = (css: string, ...own: readonly string[]): string => writeStyles(shortenProperties(parseStyles(css), new Set(own)));

it('writes values that are always the same where they are used, through others too', () => {
  expect(shorten('@layer t{:root{--size:2px;--gap:calc(2*var(--size))}}.a{margin:var(--gap) var(--size)}')).toBe(
    '.a{margin:calc(2*2px) 2px}',
  );
});

it('gives what changes with a theme, the window or an element a short name', () => {
  expect(shorten(':root,[data-theme=light]{--line:red}[data-theme=dark]{--line:blue}.a{color:var(--line)}')).toBe(
    ':root,[data-theme=light]{--a:red}[data-theme=dark]{--a:blue}.a{color:var(--a)}',
  );
  expect(shorten(':root{--gutter:2px}@media (width<9rem){:root{--gutter:1px}}.a{margin:var(--gutter)}')).toBe(
    ':root{--a:2px}@media (width<9rem){:root{--a:1px}}.a{margin:var(--a)}',
  );
  expect(shorten('.b{--height:1px}.a{block-size:var(--height)}')).toBe('.b{--a:1px}.a{block-size:var(--a)}');
});

it.each([
  ['the markup names', ':root{--wide:1px}.a{inline-size:var(--wide)}', '--wide'],
  ['is told what to be where it is missing', ':root{--wide:1px}.a{inline-size:var(--wide,0px)}', '--other'],
  ['an animation uses', ':root{--wide:1px}@keyframes k{to{inline-size:var(--wide)}}', '--other'],
])('leaves alone what %s', (_, css, own) => {
  expect(shorten(css, own)).toBe(css);
});

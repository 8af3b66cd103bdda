import { expect, it } from 'vitest';
import { createClassNames } from './class-names.ts';

const css = '.frame { color: red } .frame:hover { margin: 1.5rem } .title { animation: rise 1s } @keyframes rise { to { top: 0 } }';

/** Made by a build of its own. */
const nameIn = (root: string, file: string): string => createClassNames(root)('frame', `${root}/${file}`, css);

it('names the classes of a sheet alike, each by its place', () => {
  const nameOf = createClassNames('/one');
  const names = ['frame', 'title', 'rise'].map((name) => nameOf(name, '/one/src/card.module.css', css));
  expect(names).toEqual(['a', 'b', 'c'].map((place) => (names[0] ?? '').slice(0, 4) + place));
  expect(names[0]).toMatch(/^[a-z][\da-z]{3}a$/i);
});

it('makes the same names in every checkout, and others for other sheets', () => {
  expect(nameIn('/one', 'card.module.css')).toBe(nameIn('/two/deep', 'card.module.css'));
  expect(nameIn('/one', 'card.module.css')).not.toBe(nameIn('/one', 'row.module.css'));
});

it('has a name for each of many classes', () => {
  const names = Array.from({ length: 200 }, (_, index) => `c${String(index)}`);
  const sheet = names.map((name) => `.${name} {}`).join(' ');
  const nameOf = createClassNames('/');
  expect(new Set(names.map((name) => nameOf(name, '/card.module.css', sheet))).size).toBe(names.length);
});

it('says so where two sheets have got the same name', () => {
  const nameOf = createClassNames('/');
  const nameAll = (): void => {
    for (let index = 0; index < 50_000; index += 1) nameOf('frame', `/${String(index)}.module.css`, css);
  };
  expect(nameAll).toThrow('another file name');
});

// @vitest-environment node
import { expect, it } from 'vitest';
import { createClassNames } from './class-names.ts';

const css = '.frame { color: red } .frame:hover { margin: 1.5rem } .title { animation: rise 1s } @keyframes rise { to { top: 0 } }';
const files = ['src/card.module.css', 'src/row.module.css'];

/** Made by a build of its own. */
const nameIn = (root: string, file: string): string => createClassNames(root, files)('frame', `${root}/${file}`, css);

it('names the classes of a sheet alike, each by its place', () => {
  const nameOf = createClassNames('/one', ['src/card.module.css']);
  expect(['frame', 'title', 'rise'].map((name) => nameOf(name, '/one/src/card.module.css', css))).toEqual(['a0a', 'a0b', 'a0c']);
});

it('makes the same names in every checkout, and others for other sheets', () => {
  expect(nameIn('/one', 'src/card.module.css')).toBe(nameIn('/two/deep', 'src/card.module.css'));
  expect(nameIn('/one', 'src/card.module.css')).not.toBe(nameIn('/one', 'src/row.module.css'));
});

it('has a name for each of many classes, in each of many sheets', () => {
  const names = Array.from({ length: 200 }, (_, index) => `c${String(index)}`);
  const sheet = names.map((name) => `.${name} {}`).join(' ');
  const sheets = Array.from({ length: 200 }, (_, index) => `${String(index)}.module.css`);
  const nameOf = createClassNames('/', sheets);
  const made = sheets.flatMap((file) => names.map((name) => nameOf(name, `/${file}`, sheet)));
  expect(new Set(made).size).toBe(names.length * sheets.length);
});

it('makes no word: lists of advertisements hide some', () => {
  const sheets = Array.from({ length: 520 }, (_, index) => `${String(index)}.module.css`);
  const nameOf = createClassNames('/', sheets);
  expect(sheets.map((file) => nameOf('frame', `/${file}`, css)).filter((name) => !/^[a-z]\d[a-z\d]/i.test(name))).toEqual([]);
});

it('says so where names do not suffice, or a sheet has none', () => {
  expect(() =>
    createClassNames(
      '/',
      Array.from({ length: 521 }, (_, index) => `${String(index)}.module.css`),
    ),
  ).toThrow('no short names for 521');
  expect(() => createClassNames('/', [])('frame', '/new.module.css', css)).toThrow('new.module.css is not among');
});

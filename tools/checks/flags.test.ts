import { readFileSync } from 'node:fs';
import { flagValues } from '@onepoint/flags';
import { expect, it } from 'vitest';
import { findFlagProblems } from './flags.ts';

const text = readFileSync(new URL('../../locales/flags.json', import.meta.url), 'utf8');
const code = Object.keys(flagValues).map((key) => `readFlag('${key}')`);
const find = (file: string, more: object = {}) => findFlagProblems({ file, code, today: '2026-11-24', ...more }).problems;
const line = (key: string) => String(text.split('\n').findIndex((one) => one.includes(`"${key}":`)) + 1);

it('accepts the flags', () => {
  expect(find(text)).toEqual([]);
});

it('names a flag that has ended, with its line and owner', () => {
  const [problem] = find(text, { today: '9999-01-01' });
  expect(problem).toMatch(new RegExp(`^${line('home-call-to-action')} home-call-to-action ended on .*: marketing must remove it`));
});

it('names flags that no code uses', () => {
  expect(find(text, { code: code.slice(1) })).toEqual([`${line('home-call-to-action')} home-call-to-action is not used`]);
});

it('names flags and values that the code does not know, and flags that are missing', () => {
  expect(find(text.replace('"docs-in-palette"', '"docs"'))).toEqual([
    '1 docs-in-palette is missing',
    `${line('docs-in-palette')} docs is not in libs/flags/src/flag-values.ts`,
    `${line('docs-in-palette')} docs is not used`,
  ]);
  expect(find(text.replace('"key": "key"', '"key": "other"'))).toEqual([
    expect.stringContaining('has the value "other", which libs/flags/src/flag-values.ts'),
  ]);
});

it.each([
  ['"owner": "marketing"', '"owner": "someone"', 'owner must be one of'],
  ['"ends": "2027-03-31"', '"ends": "soon"', 'ends must be a date'],
  ['"defaultVariant": "start"', '"defaultVariant": "none"', 'defaultVariant is not one of the variants'],
  ['{ "start": 50, "key": 50 }', '{ "start": 50, "other": 50 }', 'split has a name'],
  ['{ "start": 50, "key": 50 }', '{ "start": 50, "key": 40 }', 'split must be whole percents'],
])('names the wrong value when %s becomes %s', (before, after, problem) => {
  expect(text).toContain(before);
  expect(find(text.replace(before, after)).join()).toContain(`home-call-to-action ${problem}`);
});

it.each([
  [text.replace('"owner": "marketing",', ''), `${line('home-call-to-action')} home-call-to-action.owner`],
  ['{', "1 isn't JSON"],
])('names what is wrong with a file', (file, problem) => {
  expect(find(file)[0]).toContain(problem);
});

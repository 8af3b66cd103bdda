import { expect, it } from 'vitest';
import { findLicenseProblems, parseLockfile } from './licenses.ts';

const lockfile = (packages: object): string =>
  JSON.stringify({ packages: { '': { name: 'root' }, 'libs/a': { version: '0.0.0' }, ...packages } });
const problemsOf = (entry: object): readonly string[] =>
  findLicenseProblems(parseLockfile(lockfile({ 'node_modules/a/node_modules/@b/c': { version: '1.0.0', ...entry } })));

it.each([
  [{ license: 'MIT' }],
  [{ license: '(WTFPL OR GPL-3.0)' }],
  [{ license: 'Apache-2.0 AND MIT' }],
  [{ license: 'MPL-2.0', dev: true }],
  [{ link: true }],
])('accepts %o', (entry) => {
  expect(problemsOf(entry)).toEqual([]);
});

it.each([
  [{ license: 'GPL-3.0' }, '@b/c@1.0.0 has the license GPL-3.0, which is not accepted in the product'],
  [{ license: 'MPL-2.0' }, '@b/c@1.0.0 has the license MPL-2.0, which is not accepted in the product'],
  [{ license: 'MIT AND GPL-3.0', dev: true }, '@b/c@1.0.0 has the license MIT AND GPL-3.0, which is not accepted for tools'],
  [{}, '@b/c@1.0.0 names no license: add it to byFile if its LICENSE file does'],
])('rejects %o', (entry, problem) => {
  expect(problemsOf(entry)).toEqual([problem]);
});

it('names the package behind an alias', () => {
  const packages = parseLockfile(lockfile({ 'node_modules/alias': { name: 'real', version: '2.0.0', license: 'GPL-3.0' } }));
  expect(packages).toEqual([{ id: 'real@2.0.0', license: 'GPL-3.0', isTool: false }]);
});

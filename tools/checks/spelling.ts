import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '../..');
const cspell = join(repository, 'node_modules/cspell/bin.mjs');

/**
 * Misspelled words, and words that aren't US English, according to the dictionaries in `cspell.json`.
 *
 * @param root directory that `files` are relative to
 * @returns one line per problem: `file:line:column - what`
 */
export function findMisspellings(root: string, files: readonly string[]): readonly string[] {
  const options = ['--config', join(repository, 'cspell.json'), '--no-progress', '--no-summary', '--file-list', 'stdin'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [cspell, 'lint', ...options], {
    cwd: root,
    input: files.join('\n'),
    encoding: 'utf8',
  });
  return status === 0 ? [] : `${stdout}${stderr}`.trim().split('\n');
}

// Verifies the feature flags: locales/flags.json is valid, has the same flags and values as libs/flags, every flag is used, and none has ended.
// Prints one line per problem with file and line, and exits with 1.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFlagProblems } from './flags/flag-problems.ts';

const root = join(import.meta.dirname, '../..');
const file = readFileSync(join(root, 'locales/flags.json'), 'utf8');
const sources = globSync('apps/*/{src,server}/**/*.{ts,tsx}', { cwd: root }).filter((path) => !/\.(?:test|stories|spec)\.tsx?$/.test(path));
const code = sources.map((path) => readFileSync(join(root, path), 'utf8'));
const { flags, problems } = findFlagProblems({ file, code, today: new Date().toISOString().slice(0, 10) });
if (problems.length > 0) {
  console.error(problems.map((problem) => `✘ locales/flags.json:${problem}`).join('\n'));
  process.exitCode = 1;
} else console.log(`flags: ${String(flags)} flags have an owner and a future`);

// Verifies the feature flags: locales/flags.json is valid and has the same flags and values as libs/flags, every flag is used, and none has
// expired. Prints one line per problem with file and line, and exits with 1.
import { flagValues, parseFlags, type Flags } from '@onepoint/flags';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

interface FlagProblemsParameters {
  /** Text of `locales/flags.json`. */
  file: string;
  /** Sources that can use flags. */
  code: readonly string[];
  /** ISO 8601 date. */
  today: string;
}

const owners = ['marketing', 'product', 'design', 'playground'];

function fieldProblems(flags: Flags): [string, string][] {
  return Object.entries(flags).flatMap(([key, { owner, description, ends, variants, defaultVariant, split }]) => {
    const names = new Set(Object.keys(variants));
    const shares = Object.values(split ?? { [defaultVariant]: 100 });
    const wrong = [
      owners.includes(owner) ? '' : `owner must be one of ${owners.join(', ')}`,
      description.trim() === '' ? 'description is empty' : '',
      /^\d{4}-\d{2}-\d{2}$/.test(ends) && !Number.isNaN(Date.parse(ends)) ? '' : 'ends must be a date such as 2027-01-31',
      names.has(defaultVariant) ? '' : 'defaultVariant is not one of the variants',
      Object.keys(split ?? {}).every((name) => names.has(name)) ? '' : 'split has a name that is not one of the variants',
      shares.every((share) => Number.isInteger(share) && share >= 0) && shares.reduce((sum, share) => sum + share, 0) === 100
        ? ''
        : 'split must be whole percents that add up to 100',
    ];
    return wrong.filter((problem) => problem !== '').map((problem): [string, string] => [key, problem]);
  });
}

/** Line of a flag in the file; 1 if it is missing. */
function lineOf(file: string, key: string): number {
  const index = file.split('\n').findIndex((line) => line.trimStart().startsWith(`${JSON.stringify(key)}:`));
  return index < 0 ? 1 : index + 1;
}

function valueProblems(flags: Flags): [string, string][] {
  const known: Readonly<Record<string, readonly (boolean | string)[]>> = flagValues;
  const missing = Object.keys(known).filter((key) => flags[key] === undefined);
  return [
    ...missing.map((key): [string, string] => [key, 'is missing']),
    ...Object.entries(flags).flatMap(([key, { variants }]): [string, string][] => {
      const values = known[key];
      if (values === undefined) return [[key, 'is not in libs/flags/src/flag-values.ts']];
      const unknown = Object.values(variants).filter((value) => !values.includes(value));
      return unknown.map((value) => [key, `has the value ${JSON.stringify(value)}, which libs/flags/src/flag-values.ts doesn't know`]);
    }),
  ];
}

/** Problems of the flags as `<line> <flag> <problem>`. */
export function findFlagProblems({ file, code, today }: FlagProblemsParameters): { flags: number; problems: string[] } {
  let flags: Flags;
  try {
    flags = parseFlags(JSON.parse(file));
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) return { flags: 0, problems: [`1 isn't JSON: ${String(error)}`] };
    const problems = error.issues.map(({ path, message }) => `${String(lineOf(file, String(path[0])))} ${path.join('.')}: ${message}`);
    return { flags: 0, problems };
  }
  const found: [string, string][] = [
    ...fieldProblems(flags),
    ...valueProblems(flags),
    ...Object.keys(flags)
      .filter((key) => !code.some((source) => source.includes(`'${key}'`)))
      .map((key): [string, string] => [key, 'is not used']),
    ...Object.entries(flags)
      .filter(([, { ends }]) => ends < today)
      .map(([key, { ends, owner }]): [string, string] => [
        key,
        `ended on ${ends}: ${owner} must remove it with its losing variants, or extend it`,
      ]),
  ];
  return { flags: Object.keys(flags).length, problems: found.map(([key, what]) => `${String(lineOf(file, key))} ${key} ${what}`) };
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..');
  const file = readFileSync(join(root, 'locales/flags.json'), 'utf8');
  const sources = globSync('apps/*/{src,server}/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.(?:test|stories|spec)\.tsx?$/.test(path),
  );
  const code = sources.map((path) => readFileSync(join(root, path), 'utf8'));
  const { flags, problems } = findFlagProblems({ file, code, today: new Date().toISOString().slice(0, 10) });
  if (problems.length > 0) {
    console.error(problems.map((problem) => `✘ locales/flags.json:${problem}`).join('\n'));
    process.exitCode = 1;
  } else console.log(`flags: ${String(flags)} flags have an owner and a future`);
}

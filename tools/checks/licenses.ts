// Verifies that every package in package-lock.json has a license that we accept. Prints one line per problem and exits with 1.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Licenses accepted for packages in the product: they only require a notice. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
];

/** Additional licenses accepted for packages in tests and builds: their requirements apply to distribution. */
const forTools = ['CC BY-SA 4.0', 'CC-BY-4.0', 'LGPL-3.0', 'LGPL-3.0-or-later', 'MPL-2.0'];

/** Packages whose package.json has no license, but whose LICENSE file does. */
const byFile: Readonly<Record<string, string>> = { 'svg-tags@1.0.0': 'MIT', 'union@0.5.0': 'MIT' };

interface LockedPackage {
  /** `name@version`. */
  id: string;
  license: string | undefined;
  isTool: boolean;
}

const lockfileSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string().optional(),
      license: z.string().optional(),
      link: z.boolean().default(false),
      dev: z.boolean().default(false),
      devOptional: z.boolean().default(false),
    }),
  ),
});

/** Packages from the registry in package-lock.json, without workspaces. */
export function parseLockfile(text: string): readonly LockedPackage[] {
  const { packages } = lockfileSchema.parse(JSON.parse(text));
  return Object.entries(packages).flatMap(([path, { name, version, license, link, dev, devOptional }]) => {
    const folder = path.split('node_modules/').at(-1) ?? '';
    if (link || !path.includes('node_modules/')) return [];
    return [{ id: `${name ?? folder}@${version ?? ''}`, license, isTool: dev || devOptional }];
  });
}

/** Whether an SPDX expression without nested parentheses is satisfied: one side of `OR`, both sides of `AND`. */
function isAccepted(expression: string, accepted: readonly string[]): boolean {
  return expression
    .replaceAll(/^\(|\)$/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => accepted.includes(license)));
}

export function findLicenseProblems(packages: readonly LockedPackage[]): readonly string[] {
  const lines = packages.flatMap(({ id, license = byFile[id], isTool }) => {
    if (license === undefined) return [`${id} names no license: add it to byFile if its LICENSE file does`];
    const accepted = isTool ? [...permissive, ...forTools] : permissive;
    return isAccepted(license, accepted)
      ? []
      : [`${id} has the license ${license}, which is not accepted ${isTool ? 'for tools' : 'in the product'}`];
  });
  return [...new Set(lines)];
}

if (import.meta.main) {
  const packages = parseLockfile(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'));
  const problems = findLicenseProblems(packages);
  if (problems.length > 0) {
    console.error(problems.map((problem) => `✘ ${problem}`).join('\n'));
    process.exitCode = 1;
  } else console.log(`licenses: ${packages.length} packages have an accepted license`);
}

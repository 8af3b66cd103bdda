// Verifies that every package in package-lock.json has a license that we accept. Prints one line per problem and exits with 1.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLicenseProblems, parseLockfile } from './licenses/license-problems.ts';

const packages = parseLockfile(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'));
const problems = findLicenseProblems(packages);
if (problems.length > 0) {
  console.error(problems.map((problem) => `✘ ${problem}`).join('\n'));
  process.exitCode = 1;
} else console.log(`licenses: ${packages.length} packages have an accepted license`);

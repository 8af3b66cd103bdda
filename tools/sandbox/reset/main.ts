import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseStackConfig } from '../config/stack-config.ts';
import { findRunningStack } from '../data-dir/claim-data-dir.ts';
import { explainFailure } from '../terminal/report.ts';

/** Removes only these entries, so that a data directory set by mistake (such as a home directory) loses nothing else. */
const ownEntries = ['chains', 'gateway', 'identity', 'logs', 'payments', 'postgres', 'running.json', 'seeded.json', 'site'];

async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // A closed stdin counts as no.
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const answer = await Promise.race([terminal.question(question), closed]);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

async function reset(args: readonly string[]): Promise<number> {
  const { dataDir } = parseStackConfig(process.env, join(import.meta.dirname, '../../..'));
  const running = findRunningStack(dataDir);
  if (running !== undefined) {
    process.stderr.write(`Onepoint is running at ${running.origin} (process ${running.pid}): stop it first.\n`);
    return 1;
  }
  if (!args.includes('--yes') && !(await confirm(`Remove all data in ${dataDir}? [y/N] `))) {
    process.stdout.write('\nNothing was removed.\n');
    return 1;
  }
  for (const name of ownEntries) rmSync(join(dataDir, name), { recursive: true, force: true });
  process.stdout.write(`${dataDir} is empty. The next start begins anew.\n`);
  return 0;
}

try {
  process.exitCode = await reset(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exitCode = 1;
}

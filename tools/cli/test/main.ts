import { join } from 'node:path';
import { beginBuild } from '@onepoint/sandbox/build/build-stamp';
import { PackageMissingError, ensurePackages } from '@onepoint/sandbox/debian/ensure-packages';
import { formatFailures, type Failure } from './failures.ts';
import { dropBrokenCache } from './remote-cache.ts';
import { runStage } from './run-stage.ts';
import { stages } from './stages.ts';
import { testPackages } from './test-packages.ts';

const root = join(import.meta.dirname, '../../..');

try {
  ensurePackages(testPackages);
} catch (error) {
  if (!(error instanceof PackageMissingError)) throw error;
  console.error(error.message);
  process.exit(1);
}

await dropBrokenCache(process.env, console.log);
const failures: Failure[] = [];
let isBuilt = false;
for (const stage of stages) {
  if (process.stdout.isTTY) process.stdout.write(`… ${stage.name}\r`);
  const noteBuild = stage.build === 'makes' ? await beginBuild(root, process.env) : undefined;
  const result = await runStage(stage, root, stage.build === 'takes' && isBuilt);
  if (result.passed) {
    // Lets a start in a later stage reuse this build.
    await noteBuild?.();
    isBuilt ||= noteBuild !== undefined;
  } else {
    failures.push(...result.failures);
    console.log(result.output);
  }
  console.log(`${result.passed ? '✔' : '✘'} ${stage.name} (${result.seconds.toFixed(1)} s)`);
}
// At the end, where people look first.
if (failures.length > 0) console.log(`\n${formatFailures(failures)}`);
process.exit(failures.length === 0 ? 0 : 1);

import { join } from 'node:path';
import { beginBuild } from '@onepoint/sandbox/build/build-stamp';
import { PackageMissingError, ensurePackages } from './ensure-packages.ts';
import { dropBrokenCache } from './remote-cache.ts';
import { failuresOf, runStage, type CommandResult } from './run-stage.ts';
import { stages } from './stages.ts';

const root = join(import.meta.dirname, '../../..');

try {
  ensurePackages();
} catch (error) {
  if (!(error instanceof PackageMissingError)) throw error;
  console.error(error.message);
  process.exit(1);
}

await dropBrokenCache(process.env, console.log);
const failed: CommandResult[] = [];
let isBuilt = false;
for (const stage of stages) {
  process.stdout.write(`… ${stage.name}\n`);
  const noteBuild = stage.build === 'makes' ? await beginBuild(root, process.env) : undefined;
  const result = await runStage(stage, root, stage.build === 'takes' && isBuilt);
  if (result.passed) {
    // Lets a start in a later stage reuse this build.
    await noteBuild?.();
    isBuilt ||= noteBuild !== undefined;
  } else {
    failed.push(result);
    process.stdout.write(`${result.output}\n`);
  }
  process.stdout.write(`${result.passed ? '✔' : '✘'} ${stage.name} (${result.seconds.toFixed(1)} s)\n`);
}
// Repeated at the end, where people look first.
for (const { name, output } of failed) console.log(`\n✘ ${name}\n${failuresOf(output).join('\n')}`);
console.log(`${stages.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);

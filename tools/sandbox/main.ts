import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseStartConfig } from './config/stack-config.ts';
import { claimDataDir } from './data-dir/claim-data-dir.ts';
import { stopAllProcesses } from './processes/running-processes.ts';
import { stayAliveDuring } from './processes/stay-alive.ts';
import { capitalised } from './services/start-service.ts';
import { runStack, type RunningStack } from './start/run-stack.ts';
import { explainFailure } from './terminal/explain-failure.ts';
import { createReport } from './terminal/report.ts';

/** Everything ends within this, whatever hangs. */
const stopMaxMs = 4900;

const mode = process.argv[2] === 'dev' ? 'dev' : 'start';
const report = createReport((text) => process.stdout.write(text));
let stack: RunningStack | undefined;
let release = (): void => undefined;
let isEnding = false;

/** Stops everything once and leaves. Later calls change nothing: the first reason is the one to tell. */
async function end(exitCode: number, line: string): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  (exitCode === 0 ? process.stdout : process.stderr).write(`${line}\n`);
  const stopped = Promise.resolve(stack?.closeEdge()).then(stopAllProcesses);
  await Promise.race([stopped.catch((error: unknown) => process.stderr.write(`${explainFailure(error)}\n`)), sleep(stopMaxMs)]);
  release();
  process.exit(exitCode);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0, 'Stopping …'));
// Whoever started us has gone without saying so.
process.on('disconnect', () => void end(0, 'Stopping …'));

try {
  const config = parseStartConfig(process.env, join(import.meta.dirname, '../..'), mode);
  release = await claimDataDir(config.dataDir, config.publicOrigin);
  const watch = (name: string, exited: Promise<unknown>) => {
    void exited.then(() => end(1, `${capitalised(name)} ended unexpectedly; stopping everything (logs: ${join(config.dataDir, 'logs')}).`));
  };
  stack = await stayAliveDuring(runStack({ config, mode, report, watch }));
  process.stdout.write(`\n${stack.summary}\n`);
} catch (error) {
  await end(1, explainFailure(error));
}

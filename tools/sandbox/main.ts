import { adoptSecretFiles } from '@onepoint/environment';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseStartConfig } from './config/stack-config.ts';
import { claimDataDir } from './data-dir/claim-data-dir.ts';
import { findFreePort } from './processes/free-port.ts';
import { stopAllProcesses, stayAliveDuring } from './processes/running-processes.ts';
import { capitalized } from './processes/start-service.ts';
import { runStack, type RunningStack } from './start/run-stack.ts';
import { explainFailure, createReport } from './terminal/report.ts';

/** Upper bound of a stop, even if something hangs. */
const stopMaxMs = 4900;

const mode = process.argv[2] === 'dev' ? 'dev' : 'start';
const report = createReport((text) => process.stdout.write(text));
let stack: RunningStack | undefined;
let release = (): void => undefined;
let isEnding = false;

/** Stops everything once and exits. Later calls are ignored, so that the first reason is printed. */
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
// The parent process has exited.
process.on('disconnect', () => void end(0, 'Stopping …'));

try {
  adoptSecretFiles(process.env);
  // The port is part of the public origin, which all servers get before the edge listens.
  if (process.env['PORT'] === '0') process.env['PORT'] = String(await findFreePort());
  const config = parseStartConfig(process.env, join(import.meta.dirname, '../..'), mode);
  release = await claimDataDir(config.dataDir, config.publicOrigin);
  const watch = (name: string, exited: Promise<unknown>) => {
    void exited.then(() => end(1, `${capitalized(name)} ended unexpectedly; stopping everything (logs: ${join(config.dataDir, 'logs')}).`));
  };
  stack = await stayAliveDuring(runStack({ config, mode, report, watch }));
  process.stdout.write(`\n${stack.summary}\n`);
} catch (error) {
  await end(1, explainFailure(error));
}

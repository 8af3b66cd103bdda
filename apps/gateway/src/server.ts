import cluster from 'node:cluster';
import { EnvironmentError } from '@onepoint/environment';
import { startTracing } from '@onepoint/tracing';
import { parseEnv } from './config/env.ts';
import { watchConfig } from './config/watch-config.ts';
import { startGateway } from './gateway.ts';
import { describeError, describeStack, log } from './log.ts';
import { startWorkers, WorkerFailedError } from './start-workers.ts';

/** Requests get 1.5 s to finish, and counts get 5 s to be recorded during a database outage. */
const stopMaxMs = 8_000;
/** Used if the process is stopped during startup, for example while the database doesn't respond. */
const startMaxMs = 30_000;
const exitWithin = (ms: number) => setTimeout(() => process.exit(1), ms).unref();

try {
  const config = parseEnv(process.env);
  const stopTracing = await startTracing('onepoint-gateway', config.tracing);
  const starting = config.workers > 1 && cluster.isPrimary ? startWorkers(config, log) : startGateway(config, log);
  let isStopping = false;
  const hurry = new AbortController();
  // Calls are answered before startup is complete. Wait for the startup, so that their counts aren't lost.
  const drainAndStop = async (drainMs: number): Promise<void> => {
    const startLimit = exitWithin(startMaxMs);
    const running = await starting;
    clearTimeout(startLimit);
    exitWithin(drainMs + stopMaxMs);
    if (drainMs > 0) await running.drain(drainMs, hurry.signal);
    await running.stop();
    await stopTracing();
  };
  const stop = (exitCode: number, drainMs = 0) => {
    // A second signal ends the drain.
    if (drainMs === 0 || isStopping) hurry.abort();
    if (isStopping) return;
    isStopping = true;
    drainAndStop(drainMs).then(
      () => process.exit(exitCode),
      (error: unknown) => {
        log('error', 'stop failed', describeError(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop(0, config.drainMs));
  process.on('SIGINT', () => stop(0));
  // A worker whose primary died must not keep the port.
  process.on('disconnect', () => stop(0));
  process.on('uncaughtException', (error) => {
    log('error', 'uncaught exception', { ...describeError(error), stack: describeStack(error) });
    stop(1);
  });
  const gateway = await starting;
  watchConfig({ env: process.env, onChange: (next) => gateway.reload(next), log });
  if (cluster.isPrimary) process.stdout.write(`${JSON.stringify({ ready: true, address: gateway.address })}\n`);
} catch (error) {
  const message = error instanceof EnvironmentError ? error.message : String(describeError(error)['error']);
  if (!(error instanceof WorkerFailedError)) process.stderr.write(`${message.replaceAll(/^/gm, 'gateway: ')}\n`);
  process.exit(1);
}

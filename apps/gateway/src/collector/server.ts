import { EnvironmentError } from '@onepoint/environment';
import { describeError, describeStack, log as writeLog, type Log } from '../log.ts';
import { startCollector } from './collector.ts';
import { parseCollectorEnv } from './config.ts';

/** Longer than any transaction. */
const stopMaxMs = 25_000;

const log: Log = (level, message, fields) => writeLog(level, message, { ...fields, service: 'collector' });

try {
  const collector = await startCollector(parseCollectorEnv(process.env), log);
  let isStopping = false;
  const stop = (exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopMaxMs).unref();
    collector.stop().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        log('error', 'stop failed', describeError(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));
  process.on('uncaughtException', (error) => {
    log('error', 'uncaught exception', { ...describeError(error), stack: describeStack(error) });
    stop(1);
  });
  process.stdout.write(`${JSON.stringify({ ready: true, address: collector.address })}\n`);
} catch (error) {
  const message = error instanceof EnvironmentError ? error.message : String(describeError(error)['error']);
  process.stderr.write(`${message.replaceAll(/^/gm, 'collector: ')}\n`);
  process.exit(1);
}

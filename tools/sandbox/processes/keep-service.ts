import type { Report, Watch } from '../terminal/report.ts';
import { assertNotStopping } from './running-processes.ts';
import { capitalized, startService, type RunningService, type StartServiceParameters } from './start-service.ts';

/** A service that runs this long has started. Before, its end counts as a failed start. */
const steadyMs = 10_000;
const failedStartsMax = 3;

interface KeepServiceParameters {
  /** `PORT` must be a fixed one, so that others find the service again. */
  service: StartServiceParameters;
  report: Pick<Report, 'note' | 'warn'>;
  /** Is told when the service can't be kept running. */
  watch: Watch;
}

/**
 * Starts a service, and starts it again at the same address when it ends by itself. Gives up after three ends in a row that follow a start at once.
 *
 * @throws {StackError} CHILD_FAILED if the first start fails
 */
export async function keepService({ service, report, watch }: KeepServiceParameters): Promise<RunningService> {
  const first = await startService(service);
  const { promise: hasGivenUp, resolve: giveUp } = Promise.withResolvers<void>();
  const keep = async (): Promise<void> => {
    let running = first;
    for (let failedStarts = 0; ;) {
      const startedMs = performance.now();
      await running.exited;
      assertNotStopping();
      failedStarts = performance.now() - startedMs < steadyMs ? failedStarts + 1 : 0;
      if (failedStarts === failedStartsMax) return;
      report.warn(`${capitalized(service.name)} ended unexpectedly; starting it again (log: ${service.logFile})`);
      running = await startService(service);
      report.note(`${capitalized(service.name)} is back`);
    }
  };
  void keep().then(giveUp, giveUp);
  watch(service.name, hasGivenUp);
  return first;
}

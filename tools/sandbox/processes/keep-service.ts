import type { Report, Watch } from '../terminal/report.ts';
import { assertNotStopping } from './running-processes.ts';
import { capitalized, startService, type RunningService, type StartServiceParameters } from './start-service.ts';

const defaultSteadyMs = 10_000;
const failedStartsMax = 3;

interface KeepServiceParameters {
  /** `PORT` must be fixed, so that others find the service again. */
  service: StartServiceParameters;
  report: Pick<Report, 'note' | 'warn'>;
  /** Called when the service can't be kept running. */
  watch: Watch;
  /** A service that runs this long has started. An earlier exit counts as a failed start. @default 10 seconds */
  steadyMs?: number;
}

/**
 * Starts a service and restarts it at the same address when it exits. Gives up after three quick exits in a row.
 *
 * @throws {StackError} CHILD_FAILED if the first start fails
 */
export async function keepService({ service, report, watch, steadyMs = defaultSteadyMs }: KeepServiceParameters): Promise<RunningService> {
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

import type { ProjectClosing } from '@onepoint/database';
import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '../../errors/api-error.ts';
import type { ProjectsRepository } from './projects-repository.ts';

/** Gateways are told at once and answer within milliseconds, or within a second if the message is lost. */
const waitMaxMs = 3_000;
const pollMs = 25;

type Closings = Pick<ProjectsRepository, 'close' | 'isUsageRecorded' | 'reopen'>;

/**
 * Stops the calls of a project, waits until gateways have recorded what they admitted, and then does the work that ends the project. Where that fails
 * or the process dies, the project is not deleted and its calls pass again, at once or after half a minute (ADR 0037).
 *
 * @throws {ApiError} PROJECT_NOT_FOUND; UNAVAILABLE when a gateway that is there does not answer in time; whatever `end` throws
 */
export async function recordLastUsage(
  projects: Closings,
  projectId: string,
  end: (closing: ProjectClosing) => Promise<void>,
): Promise<void> {
  const closing = await projects.close(projectId);
  if (closing === null) throw new ApiError('PROJECT_NOT_FOUND');
  try {
    const waitedUntil = performance.now() + waitMaxMs;
    while (!(await projects.isUsageRecorded(closing))) {
      if (performance.now() > waitedUntil) throw new ApiError('UNAVAILABLE', { headers: { 'retry-after': '10' } });
      await delay(pollMs);
    }
    await end(closing);
  } catch (error) {
    // What is lost with the database reopens by itself.
    await projects.reopen(closing).catch(() => undefined);
    throw error;
  }
}

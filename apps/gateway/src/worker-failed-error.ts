/** A worker ended before it was ready. What was wrong is in the line that it wrote itself. */
export class WorkerFailedError extends Error {
  override readonly name = 'WorkerFailedError';
  readonly code = 'GATEWAY_WORKER_FAILED';
}

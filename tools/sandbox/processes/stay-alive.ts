/** The longest that a timer waits, about 24 days; it then begins again. */
const intervalMs = 2 ** 31 - 1;

/**
 * Resolves or rejects as the work does, and keeps this process alive until then. Processes that `startProcess` started do not: where nothing
 * else is under way, Node would leave in the middle of waiting for one (exit code 13).
 */
export async function stayAliveDuring<Result>(work: Promise<Result>): Promise<Result> {
  const staying = setInterval(() => undefined, intervalMs);
  try {
    return await work;
  } finally {
    clearInterval(staying);
  }
}

type Variables = Record<string, string | undefined>;

const server = 'NX_SELF_HOSTED_REMOTE_CACHE_SERVER';
const timeoutMs = 10_000;
/** Responses of a working cache to any hash: found or not found. */
const statusesOfWorking = [200, 404];

/**
 * Checks that the remote cache works. Without it, Nx runs no task and fails, so if it doesn't answer or rejects the token, checks use only the local
 * cache.
 *
 * @param env environment of the commands; the cache is removed from it
 */
export async function dropBrokenCache(env: Variables, notify: (line: string) => void): Promise<void> {
  const { [server]: address = '', NX_SELF_HOSTED_REMOTE_CACHE_ACCESS_TOKEN: token = '' } = env;
  if (address === '') {
    // Workflows set it from a variable that might not exist.
    Reflect.deleteProperty(env, server);
    return;
  }
  const problem = await findProblem(address, token);
  if (problem === undefined) return;
  Reflect.deleteProperty(env, server);
  notify(`The remote cache at ${address} ${problem}. Results come from the local cache alone.`);
}

async function findProblem(address: string, token: string): Promise<string | undefined> {
  try {
    const { status } = await fetch(`${address}/v1/cache/0`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(timeoutMs),
    });
    return statusesOfWorking.includes(status) ? undefined : `answers with status ${String(status)}`;
  } catch {
    return 'does not answer';
  }
}

import { setTimeout as sleep } from 'node:timers/promises';

const pollMs = 50;
const timeoutMs = 20_000;

/** Resolves when the address answers 2xx. @throws the last failure when it has not within 20 seconds */
export async function waitUntilHealthy(url: string): Promise<void> {
  for (const deadline = performance.now() + timeoutMs; ; await sleep(pollMs)) {
    try {
      const reply = await fetch(url, { signal: AbortSignal.timeout(2000) });
      await reply.arrayBuffer();
      if (reply.ok) return;
      throw new Error(`${url} answers ${reply.status}`);
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
  }
}

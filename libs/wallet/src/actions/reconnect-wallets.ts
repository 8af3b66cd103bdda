import { withRetry, withTimeout } from 'viem';
import type { Config, Connector } from 'wagmi';
import { reconnect } from 'wagmi/actions';
import { adoptConnection } from './adopt-connection.ts';

/** Section 9 of the specification: each wallet has 200 ms to say whether this page may see its accounts, 3 retries at 201 ms. */
const answerTimeoutMs = 200;
const retryCount = 3;
const retryDelayMs = 201;

/**
 * Restores connections after a page load, the most recent wallet first. wagmi does the work, but waits without limit for
 * each wallet in turn: here only wallets that answer in time are handed to it. A wallet that answers later still connects, beside one
 * that is connected by then (decision 43 of the specification).
 */
export async function reconnectWallets(config: Config): Promise<void> {
  const answers = await Promise.all(config.connectors.map((connector) => answersInTime(config, connector)));
  const connectors = config.connectors.filter((_, index) => answers[index]);
  if (connectors.length > 0) await reconnect(config, { connectors });
  else config.setState((state) => ({ ...state, connections: new Map(), current: null, status: 'disconnected' }));
}

async function answersInTime(config: Config, connector: Connector): Promise<boolean> {
  if ((await connector.getProvider().catch(() => undefined)) === undefined) return false;
  const asked = new Set<Promise<boolean>>();
  const ask = (): Promise<boolean> => {
    asked.add(connector.isAuthorized());
    return withTimeout(() => Promise.race(asked), { timeout: answerTimeoutMs });
  };
  try {
    return await withRetry(ask, { retryCount, delay: retryDelayMs });
  } catch {
    void reconnectLate(config, connector, Promise.race(asked));
    return false;
  }
}

async function reconnectLate(config: Config, connector: Connector, answer: Promise<boolean>): Promise<void> {
  if (await answer) await adoptConnection(config, connector);
}

import type { Config, Connector } from 'wagmi';
import { walletListeners } from '../config/create-wallet-config.ts';

/** Connectors with a pending connection request that the page still waits for. */
const connecting = new WeakSet<Connector>();

/**
 * Derives a connector whose `connect` rejects when the signal aborts. The request stays open in the wallet, so a late approval is undone: otherwise the
 * wallet would connect by itself, through the event that it emits when it shares accounts.
 *
 * @param signal its reason is what `connect` rejects with
 */
export function stoppableConnector(config: Config, connector: Connector, signal: AbortSignal): Connector {
  const connect = async (parameters?: Parameters<Connector['connect']>[0]): Promise<unknown> => {
    connecting.add(connector);
    const answer = connector.connect(parameters);
    const stopped = Promise.withResolvers<never>();
    const stop = (): void => {
      stopped.reject(signal.reason as Error);
      void undoLateApproval(config, connector, answer);
    };
    signal.addEventListener('abort', stop, { once: true });
    try {
      return await Promise.race([answer, stopped.promise]);
    } finally {
      signal.removeEventListener('abort', stop);
      connecting.delete(connector);
    }
  };
  return Object.assign(Object.create(connector) as Connector, { connect });
}

/** Ignores the wallet until it responds, then revokes the approval unless the page has connected the wallet again by then. */
async function undoLateApproval(config: Config, connector: Connector, answer: Promise<unknown>): Promise<void> {
  const { connect } = walletListeners(config);
  connector.emitter.off('connect', connect);
  const isApproved = await answer.then(
    () => true,
    () => false,
  );
  if (connecting.has(connector) || config.state.connections.has(connector.uid)) return;
  if (isApproved) await connector.disconnect().catch(() => undefined);
  connector.emitter.off('connect', connect);
  connector.emitter.on('connect', connect);
}

import { once } from 'node:events';
import type { Server } from 'node:http';
import { closeCodes } from './websocket/close-codes.ts';
import type { ConnectionRegistry } from './websocket/connection-registry.ts';

const drainMs = 1_500;
const idleCheckMs = 50;

/** Stops listening, lets requests finish for a while, then cuts what is left. */
export async function stopServer(server: Server, registry: ConnectionRegistry): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  registry.closeAll(closeCodes.goingAway, 'The gateway is restarting');
  // A connection that becomes idle after `close` was called would otherwise be kept for its keep-alive time.
  const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs);
  const cut = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}

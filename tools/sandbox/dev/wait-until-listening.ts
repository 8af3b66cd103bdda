import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const pollMs = 50;
const timeoutMs = 10_000;

/** Holds a request while a server restarts after a change, instead of failing it. Gives up after ten seconds: the proxy then says so. */
export async function waitUntilListening(address: string): Promise<void> {
  const { hostname, port } = new URL(address);
  for (const deadline = performance.now() + timeoutMs; performance.now() < deadline; await sleep(pollMs)) {
    if (await takesConnections(hostname, Number(port))) return;
  }
}

function takesConnections(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

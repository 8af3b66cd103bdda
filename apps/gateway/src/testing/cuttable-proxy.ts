import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

interface CuttableProxy {
  port: number;
  /** Breaks all connections and rejects new ones until `restore`. */
  cut: () => void;
  /** Keeps connections open but delivers nothing until `restore`. */
  hang: () => void;
  restore: () => void;
  close: () => Promise<void>;
}

export interface CuttableProxyOptions {
  /** Connections whose first message contains this text are accepted but never answered. */
  readonly silentTo?: string;
}

/** Proxies TCP connections to a server, until told to simulate an outage. The client must speak first. */
export async function startCuttableProxy(host: string, port: number, { silentTo }: CuttableProxyOptions = {}): Promise<CuttableProxy> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let isHanging = false;
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
  };
  const server = createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    track(client);
    if (isHanging) return;
    client.once('data', (first) => {
      if (silentTo !== undefined && first.includes(silentTo)) return;
      const target = connect(port, host);
      track(target);
      target.write(first);
      client.pipe(target);
      target.pipe(client);
      client.on('close', () => target.destroy());
      target.on('close', () => client.destroy());
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    hang: () => {
      isHanging = true;
      for (const socket of sockets) socket.pause();
    },
    restore: () => {
      isCut = false;
      isHanging = false;
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

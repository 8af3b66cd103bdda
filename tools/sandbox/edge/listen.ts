import { createServer as createHttpServer, type Server } from 'node:http';
import { createServer, type Server as NetServer, type Socket } from 'node:net';
import { StackError } from '../stack-error.ts';

interface ListenParameters {
  host: string;
  port: number;
}

/**
 * Listens where browsers connect. `localhost` is two addresses (127.0.0.1 and ::1), and another program on either one would get half of the
 * connections, so both are bound if the machine has both.
 *
 * @returns a function that stops listening and closes every connection, WebSockets included
 * @throws {StackError} PORT_TAKEN, PORT_FORBIDDEN, HOST_UNKNOWN
 */
export async function listen(server: Server, { host, port }: ListenParameters): Promise<() => Promise<void>> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const second = createServer((socket) => server.emit('connection', socket));
  const close = async () => {
    const closed = [server, second].map((each) => new Promise((resolve) => each.close(resolve)));
    for (const socket of sockets) socket.destroy();
    await Promise.all(closed);
  };
  try {
    await bind(server, { host: host === 'localhost' ? '127.0.0.1' : host, port });
    if (host === 'localhost') await bind(second, { host: '::1', port }).catch(ignoreMissingIpv6);
  } catch (error) {
    await close();
    throw explain(error as NodeJS.ErrnoException, { host, port });
  }
  return close;
}

/** Checks before a long build that the port is free. @throws {StackError} like `listen` */
export async function assertPortFree(where: ListenParameters): Promise<void> {
  const close = await listen(createHttpServer(), where);
  await close();
}

async function bind(server: NetServer, where: ListenParameters): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(where, resolve);
  await promise.finally(() => server.off('error', reject));
}

function ignoreMissingIpv6(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EADDRNOTAVAIL' && error.code !== 'EAFNOSUPPORT') throw error;
}

function explain(error: NodeJS.ErrnoException, { host, port }: ListenParameters): unknown {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StackError(
        'PORT_TAKEN',
        `Port ${port} is taken by another program: stop it, or choose another one with PORT, as in PORT=${port + 1}.`,
        { cause: error },
      );
    case 'EACCES':
      return new StackError('PORT_FORBIDDEN', `This user may not listen on port ${port}: choose one above 1023 (PORT=4000).`, {
        cause: error,
      });
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StackError('HOST_UNKNOWN', `HOST=${host} is no address of this machine.`, { cause: error });
    default:
      return error;
  }
}

import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface FakeRedis {
  url: string;
  entries: Map<string, string>;
  /** While true, the server accepts commands but doesn't respond. */
  isSilent: boolean;
  disconnect: () => void;
  close: () => Promise<void>;
}

/** One character is one byte here (Latin-1). */
const bulk = (text: string | undefined) => (text === undefined ? '$-1\r\n' : `$${text.length}\r\n${text}\r\n`);

/** Parses complete commands (arrays of bulk strings, as sent by clients) and returns the rest. */
function readCommands(received: string): { commands: string[][]; rest: string } {
  const commands: string[][] = [];
  let rest = received;
  for (;;) {
    const head = /^\*(\d+)\r\n/u.exec(rest);
    if (head === null) return { commands, rest };
    let at = head[0].length;
    const words: string[] = [];
    for (let index = 0; index < Number(head[1]); index += 1) {
      const length = /^\$(\d+)\r\n/u.exec(rest.slice(at));
      if (length === null) return { commands, rest };
      const start = at + length[0].length;
      if (rest.length < start + Number(length[1]) + 2) return { commands, rest };
      words.push(rest.slice(start, start + Number(length[1])));
      at = start + Number(length[1]) + 2;
    }
    commands.push(words);
    rest = rest.slice(at);
  }
}

/** Starts a server with the part of Redis's protocol (RESP2) that a cache needs. */
export async function startFakeRedis(): Promise<FakeRedis> {
  const entries = new Map<string, string>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    let received = '';
    socket.setEncoding('latin1').on('data', (chunk) => {
      const { commands, rest } = readCommands(received + String(chunk));
      received = rest;
      if (redis.isSilent) return;
      for (const [name = '', key = '', value = ''] of commands) {
        if (name === 'GET') socket.write(bulk(entries.get(key)), 'latin1');
        else if (name === 'SET') {
          entries.set(key, value);
          socket.write('+OK\r\n');
        } else if (name === 'CLIENT') socket.write('+OK\r\n');
        else socket.write('-ERR unknown command\r\n');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const redis: FakeRedis = {
    url: `redis://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    entries,
    isSilent: false,
    disconnect: () => {
      for (const socket of sockets) socket.destroy();
    },
    close: async () => {
      redis.disconnect();
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
  };
  return redis;
}

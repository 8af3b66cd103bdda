// A minimal node that answers every request with the same block number from a raw socket, so that only the proxies are measured.
import { createServer, type AddressInfo } from 'node:net';

/** The batch size of the benchmark. */
const batchCalls = 10;
const answerTo = (id: number): string => `{"jsonrpc":"2.0","id":${id},"result":"0x1483f60"}`;
const single = toResponse(answerTo(1));
const batch = toResponse(`[${Array.from({ length: batchCalls }, (_, index) => answerTo(index + 1)).join(',')}]`);
const headEnd = '\r\n\r\n';
const bracket = '['.charCodeAt(0);

function toResponse(body: string): Buffer {
  return Buffer.from(`HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
}

const server = createServer({ noDelay: true }, (socket) => {
  let received = Buffer.alloc(0);
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    for (let head = received.indexOf(headEnd); head !== -1; head = received.indexOf(headEnd)) {
      const length = Number(/content-length: *(\d+)/iu.exec(received.toString('latin1', 0, head))?.[1] ?? 0);
      const start = head + headEnd.length;
      if (received.length < start + length) return;
      const isBatch = received[start] === bracket;
      received = received.subarray(start + length);
      socket.write(isBatch ? batch : single);
    }
  });
});
server.listen(Number(process.env['PORT']), '127.0.0.1', () => {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.stdout.write(`${JSON.stringify({ ready: true, address })}\n`);
});

// A minimal node that answers every request with the same block number from a raw socket, so that only the proxies are measured.
import { createServer } from 'node:net';

const body = '{"jsonrpc":"2.0","id":1,"result":"0x1483f60"}';
const answer = Buffer.from(`HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
const headEnd = '\r\n\r\n';

const server = createServer({ noDelay: true }, (socket) => {
  let received = Buffer.alloc(0);
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    for (let head = received.indexOf(headEnd); head !== -1; head = received.indexOf(headEnd)) {
      const length = Number(/content-length: *(\d+)/iu.exec(received.toString('latin1', 0, head))?.[1] ?? 0);
      const end = head + headEnd.length + length;
      if (received.length < end) return;
      received = received.subarray(end);
      socket.write(answer);
    }
  });
});
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.stdout.write('{"ready":true}\n'));

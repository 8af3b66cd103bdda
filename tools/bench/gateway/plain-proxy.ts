// A minimal reverse proxy in Node: forwards requests over kept-alive connections.
import { Agent, createServer, request as httpRequest } from 'node:http';

const upstream = new URL(process.env['UPSTREAM'] ?? '');
const agent = new Agent({ keepAlive: true, maxSockets: 128 });

const server = createServer((request, response) => {
  const { host: _, ...headers } = request.headers;
  const forwarded = httpRequest(
    { host: upstream.hostname, port: upstream.port, method: request.method, path: '/', headers, agent },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  forwarded.on('error', () => response.destroy());
  request.pipe(forwarded);
});
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.stdout.write('{"ready":true}\n'));

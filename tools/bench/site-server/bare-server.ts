// The fastest possible Node server: replays another server's replies from a map.
import { createServer } from 'node:http';
import { takeAnswer, type Answer } from './take-answer.ts';

const origin = process.env['ORIGIN'] ?? '';
const paths = JSON.parse(process.env['PATHS'] ?? '[]') as readonly string[];
const answers = new Map<string | undefined, Answer>();
for (const path of paths) answers.set(path, await takeAnswer(origin + path));

const server = createServer({ noDelay: true }, (request, response) => {
  const answer = answers.get(request.url);
  if (answer === undefined) return response.writeHead(404).end();
  return response.writeHead(200, answer.headers).end(answer.body);
});
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.stdout.write('{"ready":true}\n'));

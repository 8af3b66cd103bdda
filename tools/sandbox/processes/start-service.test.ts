import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startService, findReadyAddress } from './start-service.ts';

describe('startService', () => {
  async function serviceOf(program: string) {
    const directory = await mkdtemp(join(tmpdir(), 'onepoint-service-'));
    onTestFinished(() => rm(directory, { recursive: true, force: true }));
    const entryFile = join(directory, 'server.mjs');
    await writeFile(entryFile, program);
    return { name: 'the API', entryFile, env: { PATH: process.env['PATH'] }, logFile: join(directory, 'api.log'), healthPath: '/ready' };
  }

  const server = `import { createServer } from 'node:http';
  let calls = 0;
  const server = createServer((request, response) => response.writeHead(++calls > 2 ? 200 : 503).end());
  server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ ready: true, address: 'http://127.0.0.1:' + server.address().port })));`;

  it('resolves once the service is ready and healthy, and logs its output', async () => {
    const parameters = await serviceOf(server);
    const service = await startService(parameters);
    onTestFinished(service.stop);
    expect((await fetch(`${service.address}/ready`)).status).toBe(200);
    expect(await readFile(parameters.logFile, 'utf8')).toContain('"ready":true');
    await service.stop();
    await expect(fetch(service.address)).rejects.toThrow();
  });

  it('reports the last line of a service that failed', async () => {
    const parameters = await serviceOf(
      `console.log('{"level":"info"}'); console.error('DATABASE_URL: must be an address'); process.exit(3);`,
    );
    await expect(startService(parameters)).rejects.toMatchObject({
      code: 'CHILD_FAILED',
      message: `The API did not start: DATABASE_URL: must be an address (log: ${parameters.logFile})`,
    });
  });
});

describe('findReadyAddress', () => {
  it('reads the address from the ready line', () => {
    expect(findReadyAddress('{"ready":true,"address":"http://127.0.0.1:4030"}')).toBe('http://127.0.0.1:4030');
  });

  it.each(['', 'Listening', '{"level":"info","message":"stopping"}', '{"ready":true}', '{"ready":true,"address":"soon"}'])(
    'finds none in %j',
    (line) => {
      expect(findReadyAddress(line)).toBeUndefined();
    },
  );
});

import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

it('reports a taken port before building', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? String(address.port) : '';
  const preview = promisify(execFile)(process.execPath, [join(import.meta.dirname, 'preview.ts')], { env: { ...process.env, PORT: port } });
  await expect(preview).rejects.toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(`Port ${port} is taken`) as string });
});

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Sends one JSON-RPC body with the real curl and parses what it prints. */
export async function curlJsonRpc(url: string, body: unknown): Promise<unknown> {
  const args = [
    '--silent',
    '--show-error',
    '--max-time',
    '20',
    '-H',
    'content-type: application/json',
    '--data',
    JSON.stringify(body),
    url,
  ];
  const { stdout } = await promisify(execFile)('curl', args);
  return JSON.parse(stdout) as unknown;
}

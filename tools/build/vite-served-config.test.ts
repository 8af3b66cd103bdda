import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { formatServedConfig } from '@onepoint/document-host';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { servedConfig } from './vite-served-config.ts';
import { workspace } from './vite-workspace.ts';

// Inside the workspace, where the app finds its libraries.
const root = mkdtempSync(join(import.meta.dirname, '../../node_modules/.served-config-'));
const read = (file: string): string => readFileSync(join(root, 'dist', file), 'utf8');
let scripts: readonly string[] = [];

beforeAll(async () => {
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><html><head><meta charset="utf-8" /></head><body><script type="module" src="/main.js"></script></body></html>',
  );
  writeFileSync(
    join(root, 'main.js'),
    "import { publicConfig } from '@onepoint/site-config';\nfetch(publicConfig.apiUrl + '/v1/chains');\n",
  );
  vi.stubEnv('ONEPOINT_API_URL', 'https://api.built.example');
  vi.stubEnv('ONEPOINT_CLERK_PUBLISHABLE_KEY', '');
  await build({
    root,
    base: '/_app/',
    configFile: false,
    logLevel: 'error',
    plugins: [workspace(), servedConfig()],
    build: { modulePreload: { polyfill: false } },
  });
  vi.unstubAllEnvs();
  scripts = Array.from(read('index.html').matchAll(/<script[^>]*src="\/_app\/([^"]+)"/g), ([, file = '']) => file);
}, 60_000);
afterAll(() => rmSync(root, { recursive: true }));

/** Runs the document's scripts in their order, with this `config.js`. @returns the requested addresses */
function open(config: string): string[] {
  const requested: string[] = [];
  const context = { fetch: (url: string) => void requested.push(url), URL };
  for (const file of scripts) runInNewContext(file === 'config.js' ? config : read(file), context);
  return requested;
}

it('talks to the API that the host names, with the same files', () => {
  expect(scripts[0]).toBe('config.js');
  expect(open(read('config.js'))).toEqual(['https://api.built.example/v1/chains']);
  expect(open('globalThis.onepointConfig = {"ONEPOINT_API_URL":"https://api.one.example"};')).toEqual([
    'https://api.one.example/v1/chains',
  ]);
  expect(open('globalThis.onepointConfig = {"ONEPOINT_API_URL":"/elsewhere/","ONEPOINT_LATER":"x"};')).toEqual(['/elsewhere/v1/chains']);
  expect(open('globalThis.onepointConfig = {};')).toEqual(['/api/v1/chains']);
});

it('contains no address of the environment but in that file', () => {
  expect(read('config.js')).toBe(formatServedConfig({ ONEPOINT_API_URL: 'https://api.built.example' }));
  for (const file of scripts.slice(1)) expect(read(file)).not.toContain('api.built.example');
});

it.each([
  ['the file is missing', ''],
  ['the file has no variables', 'globalThis.onepointConfig = null;'],
  ['a variable is invalid', 'globalThis.onepointConfig = {"ONEPOINT_API_URL":"javascript:alert(1)"};'],
  ['a variable is no text', 'globalThis.onepointConfig = {"ONEPOINT_API_URL":["/api"]};'],
])('does not start if %s', (_name, config) => {
  expect(() => open(config)).toThrow(expect.objectContaining({ code: 'PUBLIC_CONFIG_INVALID' }) as Error);
});

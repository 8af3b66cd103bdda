import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { formatServedConfig } from '@onepoint/document-host';
import { expect, it, onTestFinished, vi } from 'vitest';
import { configFile, configureRelease, readConfigFile, readEnvironment, writeConfigFile } from './configure-release.ts';
import { writeSampleRelease } from './walk/sample-releases.ts';
import { readManifest } from './write-release.ts';

const elsewhere = {
  ONEPOINT_API_URL: 'https://api.example.com',
  ONEPOINT_CLERK_PUBLISHABLE_KEY: `pk_live_${btoa('clerk.example.com$')}`,
};

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'onepoint-configure-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

it('gives a release another API and identity service, in the app’s file and in the policy of every host', async () => {
  const folder = await writeSampleRelease('dashboard', await makeFolder());
  const before = await readManifest(folder);
  await writeConfigFile(folder, elsewhere);
  await expect(configureRelease(folder)).resolves.toBe('dashboard');
  const read = (file: string): Promise<string> => readFile(join(folder, file), 'utf8');
  expect(await read('files/_dashboard/config.js')).toBe(formatServedConfig(elsewhere));
  for (const file of ['nginx.conf', 'Caddyfile', 'files/_headers']) {
    const text = await read(file);
    expect(text).toMatch(/connect-src 'self' [^;]*https:\/\/api\.example\.com/);
    expect(text).toMatch(/script-src 'self' 'sha256-[^;]+https:\/\/clerk\.example\.com/);
    expect(text).toContain('strict-transport-security');
  }
  const after = await readManifest(folder);
  expect(after.build).toBe(before.build);
  expect(after.files['/_dashboard/config.js']?.bytes).toBe(formatServedConfig(elsewhere).length);

  // And back again.
  await writeConfigFile(folder, {});
  await configureRelease(folder);
  for (const file of ['nginx.conf', 'Caddyfile', 'files/_headers', 'files/_dashboard/config.js'])
    expect(await read(file)).not.toContain('api.example.com');
});

it.each([
  ['no JSON', '{', /config\.json is no JSON/],
  ['an unknown variable', '{"ONEPOINT_API":"/api"}', /ONEPOINT_API/],
  ['a value of another type', '{"ONEPOINT_DEV_MODE":true}', /ONEPOINT_DEV_MODE/],
  ['an invalid value', '{"ONEPOINT_API_URL":"api.example.com"}', /ONEPOINT_API_URL must be a path/],
])('rejects %s', async (_name, text, message) => {
  const folder = await makeFolder();
  await writeFile(join(folder, configFile), text);
  await expect(readConfigFile(join(folder, configFile))).rejects.toThrow(message);
});

it('rejects sandbox settings in production', async () => {
  const folder = await makeFolder();
  vi.stubEnv('ONEPOINT_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  await writeFile(join(folder, configFile), JSON.stringify({ ...elsewhere, ONEPOINT_API_URL: 'http://localhost:4100' }));
  await expect(readConfigFile(join(folder, configFile))).rejects.toThrow(/ONEPOINT_API_URL/);
  await writeFile(join(folder, configFile), '{}');
  await expect(readConfigFile(join(folder, configFile))).rejects.toThrow(/ONEPOINT_CLERK_PUBLISHABLE_KEY/);
});

it('gives a release of the site another origin and gateway, in pages and in the policy', async () => {
  const folder = await writeSampleRelease('site', await makeFolder());
  const read = (file: string): Promise<string> => readFile(join(folder, file), 'utf8');
  const rulesOf = async (file: string): Promise<string[]> => (await read(file)).split('\n').filter((line) => line.includes('/agreement'));
  const [before, rules] = [await readManifest(folder), await rulesOf('nginx.conf')];
  const staging = { ...elsewhere, ONEPOINT_PRODUCTION_HOST: 'staging.example.com', ONEPOINT_GATEWAY_URL: 'https://rpc.example.com/v1' };
  for (const variables of [{}, staging]) {
    await writeConfigFile(folder, variables);
    await configureRelease(folder);
  }
  expect(await read('files/config.js')).toBe(formatServedConfig(staging));
  expect(await read('files/pricing/index.html')).toContain('Pricing of https://rpc.example.com/v1/base<');
  expect(gunzipSync(await readFile(join(folder, 'files/pricing/index.html.gz'))).toString()).toBe(await read('files/pricing/index.html'));
  expect(await read('nginx.conf')).toMatch(/connect-src 'self' wss:\/\/staging\.example\.com [^;]*https:\/\/rpc\.example\.com/);
  expect(await rulesOf('nginx.conf')).toEqual(rules);
  const after = await readManifest(folder);
  expect(after.files['/pricing/index.html']?.sha256).not.toBe(before.files['/pricing/index.html']?.sha256);
  expect(after.files['/docs/limits/index.html']).toEqual(before.files['/docs/limits/index.html']);

  await writeConfigFile(folder, {});
  await configureRelease(folder);
  expect(await read('files/pricing/index.html')).toContain('https://staging.example.com/rpc/base');
});

it('takes the variables of the environment, which may lack the key of the identity service', () => {
  vi.stubEnv('ONEPOINT_ENV', 'production');
  vi.stubEnv('ONEPOINT_API_URL', 'https://api.example.com');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(readEnvironment()).toEqual({ ONEPOINT_API_URL: 'https://api.example.com' });
  vi.stubEnv('ONEPOINT_API_URL', 'http://localhost:4100');
  expect(() => readEnvironment()).toThrow(/ONEPOINT_API_URL/);
});

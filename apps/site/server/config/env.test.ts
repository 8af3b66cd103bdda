// @vitest-environment node
import { expect, it } from 'vitest';
import { EnvError } from './env-error.ts';
import { parseEnv } from './env.ts';

it('needs nothing to be set', () => {
  expect(parseEnv({})).toMatchObject({ host: '127.0.0.1', port: 4030, dataDir: null, apiUrl: undefined, cacheBytesMax: 64_000_000 });
});

it('takes addresses without their trailing slash, and chains by name', () => {
  const config = parseEnv({ SITE_API_URL: 'http://127.0.0.1:4010/api/', SERVICE_CHAINS: 'base, ethereum', SITE_PROBE_SECONDS: '30' });
  expect(config).toMatchObject({ apiUrl: 'http://127.0.0.1:4010/api', chainSlugs: ['base', 'ethereum'], probeIntervalMs: 30_000 });
});

it.each([
  ['PORT', 'many'],
  ['PUBLIC_ORIGIN', 'example.com'],
  ['SITE_API_URL', 'ftp://example.com'],
  ['SITE_CACHE_MEGABYTES', '0'],
  ['SITE_PROBE_SECONDS', '-1'],
  ['SERVICE_CHAINS', 'base,dogecoin'],
])('refuses %s=%s and names it', (name, value) => {
  expect(() => parseEnv({ [name]: value })).toThrow(EnvError);
  expect(() => parseEnv({ [name]: value })).toThrow(name);
});

// @vitest-environment node
import { EnvironmentError } from '@onepoint/environment';
import { expect, it } from 'vitest';
import { parseEnv } from './env.ts';

it('starts without any variables', () => {
  expect(parseEnv({})).toMatchObject({ host: '127.0.0.1', port: 4030, dataDir: null, apiUrl: undefined, cacheBytesMax: 64_000_000 });
});

it('removes trailing slashes from URLs and parses chain slugs', () => {
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
  ['ONEPOINT_API_URL', 'api.example.com'],
  ['ONEPOINT_BROWSER_REPORTS', 'yes'],
])('rejects %s=%s by name', (name, value) => {
  expect(() => parseEnv({ [name]: value })).toThrow(EnvironmentError);
  expect(() => parseEnv({ [name]: value })).toThrow(name);
});

it('lists all invalid and unsafe variables of production together', () => {
  const unsafe = { ONEPOINT_ENV: 'production', PORT: 'many', PUBLIC_ORIGIN: 'http://localhost:4000', ONEPOINT_DEV_MODE: 'true' };
  expect(() => parseEnv(unsafe)).toThrow(/^PORT: .+\nONEPOINT_CLERK_PUBLISHABLE_KEY: .+\nPUBLIC_ORIGIN: .+\nONEPOINT_DEV_MODE: .+$/);
  expect(() => parseEnv({ ONEPOINT_ENV: 'production' })).toThrow(/^PUBLIC_ORIGIN: is not set/);
  expect(() => parseEnv({ ONEPOINT_ENV: 'Production', PUBLIC_ORIGIN: 'https://app.example.com' })).toThrow(/^ONEPOINT_ENV: /);
});

it('takes the variables of the browser from its environment', () => {
  const { publicVariables, publicConfig } = parseEnv({ ONEPOINT_API_URL: 'https://api.example.com/', SITE_CACHE_MEGABYTES: '10' });
  expect(publicVariables).toEqual({ ONEPOINT_API_URL: 'https://api.example.com/' });
  expect(publicConfig.apiUrl).toBe('https://api.example.com');
});

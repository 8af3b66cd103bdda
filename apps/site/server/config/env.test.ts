// @vitest-environment node
import { EnvironmentError } from '@onepoint/environment';
import { expect, it } from 'vitest';
import { assertSafeBuild, parseEnv } from './env.ts';

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
  expect(() => parseEnv({ [name]: value })).toThrow(EnvironmentError);
  expect(() => parseEnv({ [name]: value })).toThrow(name);
});

it('lists everything that is wrong or unsafe in production at once', () => {
  const unsafe = { ONEPOINT_ENV: 'production', PORT: 'many', PUBLIC_ORIGIN: 'http://localhost:4000', ONEPOINT_DEV_MODE: 'true' };
  expect(() => parseEnv(unsafe)).toThrow(/^PORT: .+\nPUBLIC_ORIGIN: .+\nONEPOINT_DEV_MODE: .+$/);
  expect(() => parseEnv({ ONEPOINT_ENV: 'production' })).toThrow(/^PUBLIC_ORIGIN: is not set/);
  expect(() => parseEnv({ ONEPOINT_ENV: 'Production', PUBLIC_ORIGIN: 'https://app.example.com' })).toThrow(/^ONEPOINT_ENV: /);
});

it('serves no build for development in production', () => {
  const live = `pk_live_${btoa('clerk.example.com$')}`;
  const made = {
    clerkPublishableKey: live,
    apiUrl: '/api',
    gatewayUrl: '',
    analyticsUrl: '',
    devMode: false,
    paymentHosts: ['pay.cryptocloud.plus'],
  };
  const unsafe = { ...made, clerkPublishableKey: '', devMode: true, paymentHosts: ['localhost:4700'] };
  expect(() => assertSafeBuild({ environment: 'production' }, made)).not.toThrow();
  expect(() => assertSafeBuild({ environment: 'development' }, unsafe)).not.toThrow();
  expect(() => assertSafeBuild({ environment: 'production' }, unsafe)).toThrow(
    /^ONEPOINT_CLERK_PUBLISHABLE_KEY: .+\nONEPOINT_DEV_MODE: .+\nONEPOINT_PAYMENT_HOSTS: .+$/,
  );
});

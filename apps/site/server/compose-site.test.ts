// @vitest-environment node
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { composeSite } from './compose-site.ts';
import { parseEnv } from './config/env.ts';
import type { SiteBuild } from './pages/open-site-build.ts';

type PublicConfig = SiteBuild['site']['publicConfig'];

async function ask(made: Partial<PublicConfig>, publicOrigin = 'https://onepoint.example', path = '/'): Promise<Headers> {
  const site: Pick<
    SiteBuild['site'],
    'publicConfig' | 'siteLanguages' | 'listPages' | 'listAborts' | 'createPageDataServices' | 'createPageDataStore'
  > = {
    siteLanguages: ['en'],
    listPages: () => ['/'],
    publicConfig: {
      clerkPublishableKey: '',
      apiUrl: '/api',
      gatewayUrl: '',
      serviceChains: [],
      productionHost: '',
      statusPageUrl: '',
      analyticsUrl: '',
      analyticsSite: '',
      devMode: false,
      paymentHosts: [],
      ...made,
    },
    listAborts: () => [],
    createPageDataServices: () => ({}) as ReturnType<SiteBuild['site']['createPageDataServices']>,
    createPageDataStore: () => async () => undefined,
  };
  const build: SiteBuild = {
    site: site as SiteBuild['site'],
    manifest: { livePaths: [], inline: { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] } } as unknown as SiteBuild['manifest'],
    hasFile: (file) => file === '/index.html',
    readFile: async () => Buffer.from('<!doctype html><script>injected()</script>'),
  };
  const probes = {
    report: () => {
      throw new Error('Must not be called');
    },
  };
  const texts = { find: async () => undefined, differ: () => false, version: () => 0 };
  const server = composeSite(parseEnv({ ONEPOINT_ENV: 'development', PUBLIC_ORIGIN: publicOrigin }), { build, probes, texts });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const response = await fetch(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}${path}`);
  return response.headers;
}

const readPolicy = async (made: Partial<PublicConfig>): Promise<string> => (await ask(made)).get('content-security-policy') ?? '';

it('allows no other origins in the policy if the build configures none', async () => {
  expect(await readPolicy({})).toContain("connect-src 'self' wss://onepoint.example;");
});

it('allows the inline scripts and styles of the build, whatever is in a document', async () => {
  const policy = await readPolicy({});
  expect(policy).toContain("script-src 'self' 'sha256-a';");
  expect(policy).toContain("style-src 'self' 'sha256-b';");
});

it('allows the services of the build in the policy', async () => {
  const policy = await readPolicy({
    analyticsUrl: 'https://stats.example',
    apiUrl: 'https://api.example/v',
    gatewayUrl: 'https://rpc.example/rpc',
    clerkPublishableKey: `pk_live_${Buffer.from('clerk.onepoint.example$').toString('base64')}`,
  });
  expect(policy).toMatch(/connect-src [^;]*https:\/\/stats\.example/);
  expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.example/);
  expect(policy).toMatch(/connect-src [^;]*wss:\/\/rpc\.example/);
  expect(policy).toMatch(/script-src [^;]*https:\/\/clerk\.onepoint\.example/);
});

it.each(['/', '/nowhere', '/pricing/', '/_site/health', '/%E0%A4%A'])(
  'sends HSTS on %s only if the public origin is https',
  async (path) => {
    const readHeader = async (origin: string) => (await ask({}, origin, path)).get('strict-transport-security');
    expect(await readHeader('https://onepoint.example')).toBe('max-age=63072000; includeSubDomains');
    expect(await readHeader('http://onepoint.example')).toBeNull();
    expect(await readHeader('https://localhost:4000')).toBeNull();
  },
);

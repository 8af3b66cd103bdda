// @vitest-environment node
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { formatServedConfig } from '@onepoint/document-host';
import type { Variables } from '@onepoint/environment';
import { placeholderOrigin } from '@onepoint/site-config';
import { expect, it, onTestFinished } from 'vitest';
import { composeSite } from './compose-site.ts';
import { parseEnv } from './config/env.ts';
import type { SiteBuild } from './pages/open-site-build.ts';

async function ask(variables: Variables, publicOrigin = 'https://onepoint.example', path = '/'): Promise<Response> {
  const site: Pick<SiteBuild['site'], 'siteLanguages' | 'listPages' | 'listAborts' | 'createPageDataServices' | 'createPageDataStore'> = {
    siteLanguages: ['en'],
    listPages: () => ['/'],
    listAborts: () => [],
    createPageDataServices: () => ({}) as ReturnType<SiteBuild['site']['createPageDataServices']>,
    createPageDataStore: () => async () => undefined,
  };
  const build: SiteBuild = {
    site: site as SiteBuild['site'],
    manifest: { livePaths: [], inline: { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] } } as unknown as SiteBuild['manifest'],
    hasFile: (file) => file === '/index.html',
    readFile: async () => Buffer.from(`<!doctype html><script>injected()</script><a href="${placeholderOrigin}/rpc/base">`),
  };
  const probes = {
    report: () => {
      throw new Error('Must not be called');
    },
  };
  const texts = { find: async () => undefined, differ: () => false, version: () => 0 };
  const server = composeSite(parseEnv({ ...variables, ONEPOINT_ENV: 'development', PUBLIC_ORIGIN: publicOrigin }), {
    build,
    probes,
    texts,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return fetch(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}${path}`);
}

const readPolicy = async (variables: Variables): Promise<string> => (await ask(variables)).headers.get('content-security-policy') ?? '';

it('allows no other origins in the policy if none are configured', async () => {
  expect(await readPolicy({})).toContain("connect-src 'self' wss://onepoint.example;");
});

it('allows the inline scripts and styles of the build, whatever is in a document', async () => {
  const policy = await readPolicy({});
  expect(policy).toContain("script-src 'self' 'sha256-a';");
  expect(policy).toContain("style-src 'self' 'sha256-b';");
});

it('allows the configured services in the policy', async () => {
  const policy = await readPolicy({
    ONEPOINT_ANALYTICS_URL: 'https://stats.example',
    ONEPOINT_API_URL: 'https://api.example/v',
    ONEPOINT_GATEWAY_URL: 'https://rpc.example/rpc',
    ONEPOINT_CLERK_PUBLISHABLE_KEY: `pk_live_${Buffer.from('clerk.onepoint.example$').toString('base64')}`,
  });
  expect(policy).toMatch(/connect-src [^;]*https:\/\/stats\.example/);
  expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.example/);
  expect(policy).toMatch(/connect-src [^;]*wss:\/\/rpc\.example/);
  expect(policy).toMatch(/script-src [^;]*https:\/\/clerk\.onepoint\.example/);
});

it.each(['/', '/nowhere', '/pricing/', '/_site/health', '/%E0%A4%A'])(
  'sends HSTS on %s only if the public origin is https',
  async (path) => {
    const readHeader = async (origin: string) => (await ask({}, origin, path)).headers.get('strict-transport-security');
    expect(await readHeader('https://onepoint.example')).toBe('max-age=63072000; includeSubDomains');
    expect(await readHeader('http://onepoint.example')).toBeNull();
    expect(await readHeader('https://localhost:4000')).toBeNull();
  },
);

it('serves the variables of its environment to browsers, and the gateway in pages', async () => {
  const variables = { ONEPOINT_GATEWAY_URL: 'https://rpc.example/v1' };
  const config = await ask(variables, undefined, '/config.js');
  expect(await config.text()).toBe(formatServedConfig(variables));
  expect([config.headers.get('content-type'), config.headers.get('cache-control')]).toEqual(['text/javascript; charset=utf-8', 'no-cache']);
  expect(await (await ask(variables)).text()).toContain('href="https://rpc.example/v1/base"');
  expect(await (await ask({})).text()).toContain('href="https://onepoint.example/rpc/base"');
});

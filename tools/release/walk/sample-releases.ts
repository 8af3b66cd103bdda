import { join } from 'node:path';
import {
  contentSecurityPolicy,
  foreignOrigins,
  formatServedConfig,
  inlineSources,
  securityHeaders,
  transportSecurityHeaders,
} from '@onepoint/document-host';
import { placeholderOrigin } from '@onepoint/site-config';
import { apps, prefixedLanguages } from '../apps.ts';
import { fillTemplates, findTemplates } from '../collect-files.ts';
import { writeRelease } from '../write-release.ts';

const script = `console.log(${JSON.stringify('x'.repeat(2000))})`;
const page = (text: string): string => `<!doctype html><script>theme()</script><h1>${text}</h1>${' '.repeat(600)}`;

/** Small builds with one file of each kind. */
const builds = {
  site: {
    redirects: '/agreement /agreement/terms 302\n/chains/all /pricing 200\n/docs/limits/base /docs/limits 200\n',
    files: {
      '/index.html': page('Home'),
      '/index.pageContext.json': '{"page":"home"}',
      '/config.js': formatServedConfig({}),
      '/pricing/index.html': page(`Pricing of ${placeholderOrigin}/rpc/base`),
      '/pricing/index.pageContext.json': '{"page":"pricing"}',
      '/docs/limits/index.html': page('Limits'),
      '/docs/limits/index.pageContext.json': '{"page":"limits"}',
      '/docs/chains/base/index.html': page('Base'),
      '/zh/index.html': page('首页'),
      '/404.html': page('Nowhere'),
      '/zh/404.html': page('没有'),
      '/.well-known/security.txt': 'Contact: mailto:security@onepoint.example\n',
      '/assets/entry-BzX3k9Qa.js': script,
      '/locales/ko/common.json': '{"copy":"복사"}',
    },
  },
  dashboard: {
    redirects: '',
    files: {
      '/_dashboard/index.html': page('Dashboard'),
      '/_dashboard/config.js': formatServedConfig({}),
      '/_dashboard/assets/app-12345678.js': script,
    },
  },
  playground: {
    redirects: '',
    files: {
      '/playground/index.html': page('Playground'),
      '/playground/config.js': formatServedConfig({}),
      '/playground/assets/app-12345678.js': script,
    },
  },
} as const;

export type SampleApp = keyof typeof builds;
export const sampleApps = Object.keys(builds) as SampleApp[];

/** Writes a release of a small build. @returns its folder */
export async function writeSampleRelease(app: SampleApp, releasesDir: string, port = 8080): Promise<string> {
  const origin = 'https://onepoint.example';
  const { redirects } = builds[app];
  const files = new Map(Object.entries(builds[app].files).map(([path, text]) => [path, Buffer.from(text)]));
  const templates = findTemplates(files);
  const foreign = foreignOrigins({ publicOrigin: origin, clerkPublishableKey: undefined, serviceUrls: [] });
  return writeRelease({
    app,
    version: '1.2.3',
    redirects,
    files: new Map([...files, ...fillTemplates(templates, { origin, gatewayUrl: '' })]),
    templates,
    languages: prefixedLanguages,
    host: {
      ...apps[app].rules(redirects),
      policy: contentSecurityPolicy(app, inlineSources(Object.values(builds[app].files)), foreign),
      headers: { ...securityHeaders, ...transportSecurityHeaders(origin) },
    },
    releasesDir: join(releasesDir, app),
    deployDir: `/srv/onepoint/${app}/current`,
    port,
    origin,
  });
}

/** Expected response to a path. `text` is part of the body, or the target of a redirect. */
export interface Expectation {
  readonly path: string;
  readonly status: number;
  readonly type: 'html' | 'json' | 'javascript' | 'plain' | undefined;
  readonly cache: 'no-cache' | 'no-store' | 'immutable' | 'max-age=60' | undefined;
  readonly text: string;
}

type Row = [string, number, Expectation['type'], Expectation['cache'], string];

const rows: Readonly<Record<SampleApp, readonly Row[]>> = {
  site: [
    ['/', 200, 'html', 'no-cache', 'Home'],
    ['/?ref=abcd1234', 200, 'html', 'no-cache', 'Home'],
    ['/pricing', 200, 'html', 'no-cache', 'https://onepoint.example/rpc/base'],
    ['/pricing/index.pageContext.json', 200, 'json', 'no-cache', 'pricing'],
    ['/config.js', 200, 'javascript', 'no-cache', 'onepointConfig'],
    ['/zh', 200, 'html', 'no-cache', '首页'],
    ['/chains/all', 200, 'html', 'no-cache', 'Pricing'],
    ['/docs/limits/base', 200, 'html', 'no-cache', 'Limits'],
    ['/docs/limits/base/index.pageContext.json', 200, 'json', 'no-cache', 'limits'],
    ['/docs/chains/base', 200, 'html', 'no-cache', 'Base'],
    ['/.well-known/security.txt', 200, 'plain', 'no-cache', 'Contact'],
    ['/assets/entry-BzX3k9Qa.js', 200, 'javascript', 'immutable', 'console'],
    ['/locales/ko/common.json', 200, 'json', 'max-age=60', '복사'],
    ['/pricing/', 308, undefined, undefined, '/pricing'],
    ['/pricing/?a=1', 308, undefined, undefined, '/pricing?a=1'],
    ['/pricing/index.html', 308, undefined, undefined, '/pricing'],
    ['/en', 308, undefined, undefined, '/?lang=en'],
    ['/en?ref=a', 308, undefined, undefined, '/?lang=en&ref=a'],
    ['/en/pricing', 308, undefined, undefined, '/pricing'],
    ['/agreement', 302, undefined, undefined, '/agreement/terms'],
    ['/nowhere', 404, 'html', 'no-store', 'Nowhere'],
    ['/zh/nowhere', 404, 'html', 'no-store', '没有'],
    ['/docs/limits/dogechain', 404, 'html', 'no-store', 'Nowhere'],
    ['/assets/gone-12345678.js', 404, 'json', 'no-store', 'NOT_FOUND'],
    ['/nowhere/index.pageContext.json', 404, 'json', 'no-store', 'NOT_FOUND'],
    ['/locales/xx/common.json', 404, 'json', 'no-store', 'NOT_FOUND'],
    ['/locales/ko', 404, 'json', 'no-store', 'NOT_FOUND'],
  ],
  dashboard: [
    ['/login?redirect=%2Fworkspace', 200, 'html', 'no-cache', 'Dashboard'],
    ['/dashboard/api-keys', 200, 'html', 'no-cache', 'Dashboard'],
    ['/ja/workspace/profile', 200, 'html', 'no-cache', 'Dashboard'],
    ['/_dashboard/config.js', 200, 'javascript', 'no-cache', 'onepointConfig'],
    ['/_dashboard/assets/app-12345678.js', 200, 'javascript', 'immutable', 'console'],
    ['/', 302, undefined, undefined, '/workspace'],
    ['/dashboard/', 308, undefined, undefined, '/dashboard'],
    ['/_dashboard/assets/gone-12345678.js', 404, 'json', 'no-store', 'NOT_FOUND'],
    ['/pricing', 404, 'json', 'no-store', 'NOT_FOUND'],
  ],
  playground: [
    ['/playground/', 200, 'html', 'no-cache', 'Playground'],
    ['/playground/connect', 200, 'html', 'no-cache', 'Playground'],
    ['/playground/config.js', 200, 'javascript', 'no-cache', 'onepointConfig'],
    ['/playground/assets/app-12345678.js', 200, 'javascript', 'immutable', 'console'],
    ['/playground?wallet=a', 308, undefined, undefined, '/playground/?wallet=a'],
    ['/', 302, undefined, undefined, '/playground/'],
    ['/playground/assets/gone-12345678.js', 404, 'json', 'no-store', 'NOT_FOUND'],
    ['/pricing', 404, 'json', 'no-store', 'NOT_FOUND'],
  ],
};

export const expectationsOf = (app: SampleApp): readonly Expectation[] =>
  rows[app].map(([path, status, type, cache, text]) => ({ path, status, type, cache, text }));

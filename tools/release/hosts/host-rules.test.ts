import { serviceChains } from '@onepoint/chains';
import { describe, expect, it } from 'vitest';
import { prefixedLanguages } from '../apps.ts';
import { caddyfile } from './caddy.ts';
import { dashboardRules, playgroundRules, siteRules, type HostRules, type Rule } from './host-rules.ts';
import { nginxConfig } from './nginx.ts';
import { headersFile, redirectsFile } from './static-host.ts';

const chains = serviceChains.map(({ slug }) => slug);
const hostOf = (parts: Pick<HostRules, 'rules' | 'missingPages'>, app = 'site'): HostRules => ({
  app,
  version: '1.2.3 (0123456789ab)',
  policy: `default-src 'self'; script-src 'self' 'sha256-abc+/='`,
  headers: { 'x-content-type-options': 'nosniff' },
  types: { html: 'text/html; charset=utf-8' },
  ...parts,
});
/** As many rules as the site has: one for each docs page and chain. */
const views = Array.from({ length: 150 }, (_, index) =>
  chains.map((chain) => `/docs/guide-${String(index)}/${chain} /docs/guide-${String(index)} 200`),
).flat();
const redirects = [
  ...['', ...prefixedLanguages.map((code) => `/${code}`)].map((prefix) => `${prefix}/agreement ${prefix}/agreement/terms 302`),
  ...['', ...prefixedLanguages.map((code) => `/${code}`)].flatMap((prefix) => [
    `${prefix}/terms ${prefix}/agreement/terms 308`,
    `${prefix}/blog https://blog.example/ 302`,
  ]),
  ...views,
  '/docs/:section/:page/base /docs/:section/:page 200',
].join('\n');
const site = hostOf(siteRules({ languages: prefixedLanguages, chains, redirects }));

function answerOf(rules: readonly Rule[], path: string): string {
  for (const { pattern, answer } of rules) {
    const groups = new RegExp(pattern).exec(path);
    if (groups === null) continue;
    const fill = (text: string): string =>
      text.replace('{path}', path).replaceAll(/\{(\d)\}/g, (_, index: string) => groups[Number(index)] ?? '');
    return answer.kind === 'redirect' ? `${String(answer.status)} ${fill(answer.to)}` : answer.files.map(fill).join(' ');
  }
  return '404';
}

describe('the site', () => {
  it.each([
    ['/', '//index.html'],
    ['/pricing', '/pricing/index.html'],
    ['/pricing/', '308 /pricing'],
    ['/en', '308 /?lang=en'],
    ['/en/docs', '308 /docs'],
    ['/index.html', '308 /'],
    ['/agreement', '302 /agreement/terms'],
    ['/zh/agreement', '302 /zh/agreement/terms'],
    ['/ja/terms', '308 /ja/agreement/terms'],
    ['/ja/blog', '302 https://blog.example/'],
    ['/xx/agreement', '/xx/agreement/index.html'],
    ['/docs/limits/base', '/docs/limits/base/index.html /docs/limits/index.html'],
    ['/zh/docs/base', '/zh/docs/base/index.html /zh/docs/index.html'],
    ['/docsx/base', '/docsx/base/index.html'],
    ['/assets/a-12345678.js', '/assets/a-12345678.js'],
    ['/locales/ko', '/locales/ko'],
  ])('answers %s with %s', (path, answer) => {
    expect(answerOf(site.rules, path)).toBe(answer);
  });

  it('has one rule for all docs pages and chains', () => {
    expect(site.rules.length).toBeLessThan(20);
  });

  it.each(['/a\r\nset-cookie:x/', '/en/a\nb', '/"x/', '/`x/'])('copies no control characters or quotes into a redirect for %j', (path) => {
    expect(answerOf(site.rules, path)).not.toMatch(/^30[28] /);
  });
});

it.each([
  ['/login', '/_dashboard/index.html'],
  ['/vi/workspace/profile', '/_dashboard/index.html'],
  ['/dashboardx', '404'],
  ['/_dashboard/assets/gone.js', '/_dashboard/assets/gone.js'],
])('the dashboard answers %s with %s', (path, answer) => {
  expect(answerOf(dashboardRules(prefixedLanguages).rules, path)).toBe(answer);
});

it.each([
  ['/playground', '308 /playground/'],
  ['/playground/connect', '/playground/index.html'],
  ['/playground/assets/gone.js', '/playground/assets/gone.js'],
  ['/pricing', '404'],
])('the playground answers %s with %s', (path, answer) => {
  expect(answerOf(playgroundRules().rules, path)).toBe(answer);
});

describe('generated configurations', () => {
  const files = ['/index.html', '/assets/a-12345678.js', '/locales/en/common.json'];

  it('have fewer than 100 lines and one policy', () => {
    for (const text of [
      nginxConfig(site, '/srv/site/files', 8080),
      caddyfile(site, '/srv/site/files', ':8080'),
      headersFile(site, files),
    ]) {
      expect(text.split('\n').length).toBeLessThan(100);
      expect(text.match(/script-src/g)).toHaveLength(1);
    }
  });

  it('stay within the limits of static hosts and never cache a missing file', () => {
    const rules = redirectsFile('site', redirects, files, prefixedLanguages).trim().split('\n');
    expect(rules.length).toBeLessThan(2000);
    expect(rules.filter((rule) => /[:*]/.test(rule)).length).toBeLessThanOrEqual(100);
    expect(rules).toContain('/assets/* /missing.json 404');
    expect(redirectsFile('dashboard', '', ['/_dashboard/assets/a-12345678.js'], prefixedLanguages)).toMatch(
      /^\/ja\/workspace\/\* \/_dashboard\/index.html 200$/m,
    );
  });

  it('put missing files before the document of a single-page app', () => {
    const rules = redirectsFile('playground', '', ['/playground/assets/a-12345678.js'], prefixedLanguages);
    const [missing, document] = ['/playground/assets/* /missing.json 404', '/playground/* /playground/index.html 200'].map((rule) =>
      rules.indexOf(rule),
    );
    expect(missing).toBeGreaterThanOrEqual(0);
    expect(missing).toBeLessThan(document ?? -1);
  });
});

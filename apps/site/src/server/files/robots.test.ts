// @vitest-environment node
import { siteUrl } from '@onepoint/site-config';
import { expect, it } from 'vitest';
import { robots } from './robots.ts';

it('closes the parts behind a sign-in in every language, and names the site map', () => {
  const { path, text } = robots(['en', 'zh']);
  expect(path).toBe('/robots.txt');
  const lines = text.split('\n');
  expect(lines[0]).toBe('User-agent: *');
  const closed = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
  expect(closed.toSorted()).toEqual([
    '/dashboard',
    '/login',
    '/rpc/',
    '/sso-callback',
    '/workspace',
    '/zh/dashboard',
    '/zh/login',
    '/zh/sso-callback',
    '/zh/workspace',
  ]);
  expect(lines).toContain(`Sitemap: ${siteUrl()}/sitemap.xml`);
});

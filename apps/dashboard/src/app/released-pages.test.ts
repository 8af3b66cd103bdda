/**
 * Checks that the dashboard still supports paths, drafts, and cookies of its last release (`released-pages.json`, written by `npx nx
 * release`), which other apps, emails, bookmarks, and open tabs still use.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remembersSession } from '@onepoint/auth/react';
import { ownerOf } from '@onepoint/navigation';
import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { createDraftStore } from '../shared/drafts/draft-store.ts';
import { draftOwner } from '../shared/drafts/draft-owner.ts';
import { errorDocsPath, otherPaths, paths, sitePaths } from './paths.ts';
import { routes } from './routes.tsx';

interface Released {
  /** URLs that other apps, emails, payment pages, and bookmarks link to. */
  readonly pages: readonly string[];
  readonly drafts: Readonly<Record<string, string>>;
  /** Cookie strings, and whether they indicate a session. */
  readonly cookies: Readonly<Record<string, boolean>>;
}

const current: Released = {
  pages: [
    // The list of webhooks has no page of its own.
    ...Object.values(paths).flatMap((path) => (path === paths.webhooks ? [] : [typeof path === 'string' ? path : path('id_1')])),
    `${paths.login}/factor-one`,
    `${paths.login}?redirect=%2Fworkspace`,
    `${paths.payments}?order_id=pay_1`,
    `${paths.payments}?modal=deposit&projectId=proj_1&mode=native&amount=2000`,
    `${paths.invitation}?token=example`,
    `${paths.unsubscribe}?token=example`,
    `${paths.settings}?project=proj_1#webhooks`,
  ],
  drafts: {
    'onepoint:draft:v1:settings:user_1': JSON.stringify({ 'name:proj_1': { name: { base: 'Shop', value: 'Shop window' } } }),
    'onepoint:draft:v1:apiKeys:user_1': JSON.stringify({ key_1: { methods: { base: [], value: ['eth_*'] } } }),
  },
  cookies: { '__client_uat=1795298268': true, 'a=1; __client_uat_Ab3=1795298268': true, '__client_uat=0': false },
};

const recordFile = join(import.meta.dirname, '../../released-pages.json');
if (process.env['RELEASE_RECORDS'] === 'write') writeFileSync(recordFile, `${JSON.stringify(current, null, 2)}\n`);
const released = JSON.parse(readFileSync(recordFile, 'utf8')) as Released;

/** Pattern of the route that matches an address. `*` is the "not found" page. */
const routeAt = (address: string): string | undefined =>
  matchRoutes(routes, new URL(address, 'https://onepoint.test').pathname)?.at(-1)?.route.path;

it('has a page that says so for unknown addresses', () => {
  expect(routeAt('/workspace/nothing/here')).toBe('*');
});

it.each(released.pages)('still answers %s', (address) => {
  expect(ownerOf(new URL(address, 'https://onepoint.test').pathname)).toBe('dashboard');
  const matches = matchRoutes(routes, new URL(address, 'https://onepoint.test').pathname);
  expect(matches).not.toBeNull();
  expect(routeAt(address)).not.toBe('*');
});

it.each(Object.entries(released.drafts))('restores the unsaved input in %s', (key, text) => {
  const [, name = '', owner = ''] = /^onepoint:draft:v1:([^:]+):(.+)$/.exec(key) ?? [];
  sessionStorage.setItem(key, text);
  const before = draftOwner.get();
  draftOwner.set(owner);
  try {
    const store = createDraftStore(name);
    for (const [form, fields] of Object.entries(JSON.parse(text) as Record<string, unknown>)) expect(store.get(form)).toEqual(fields);
  } finally {
    draftOwner.set(before);
    sessionStorage.removeItem(key);
  }
});

it.each(['{"form":{"field":{"next":1}}}', '{"form":{"field":{"base":1,"value":2,"by":"later"}}}', '[1]', '{'])(
  'starts with the unsaved input %s of a later release',
  (text) => {
    const key = `onepoint:draft:v1:settings:${draftOwner.get()}`;
    sessionStorage.setItem(key, text);
    try {
      expect(() => createDraftStore('settings')).not.toThrow();
    } finally {
      sessionStorage.removeItem(key);
    }
  },
);

it.each(Object.entries(released.cookies))('reads the session from the cookies %s', (cookies, isSignedIn) => {
  expect(remembersSession(cookies)).toBe(isSignedIn);
});

it('links to pages that the last release of the site has', () => {
  const { pages } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../site/released-pages.json'), 'utf8')) as {
    pages: readonly string[];
  };
  const links = [...Object.values(sitePaths), errorDocsPath('PROJECT_NOT_FOUND')];
  expect(links.filter((link) => !pages.includes(link))).toEqual([]);
  expect(Object.values(otherPaths).map(ownerOf)).toEqual(['server', 'playground']);
});

import { dashboardSectionSlugs } from '@onepoint/app-state';
import { ownerOf } from '@onepoint/navigation';
import { expect, test } from 'vitest';
import { paths, sectionPath, sectionSlugOf, sitePaths } from './paths.ts';

const own = Object.values(paths).map((path) => (typeof path === 'string' ? path : path('key_1')));

test('every path of this app is one that the edge gives to it', () => {
  for (const path of own) expect(ownerOf(path)).toBe('dashboard');
});

test('links to the site leave this app', () => {
  for (const path of Object.values(sitePaths)) expect(ownerOf(path)).toBe('site');
});

test('an id cannot lead out of its segment', () => {
  expect(paths.apiKey('../settings')).toBe('/dashboard/private-key/..%2Fsettings');
});

test('every section that is remembered has a path, and is read off it', () => {
  for (const slug of dashboardSectionSlugs) {
    expect(own).toContain(sectionPath(slug));
    expect(sectionSlugOf(sectionPath(slug))).toBe(slug);
  }
  expect(sectionPath(null)).toBe(paths.dashboard);
  expect(sectionSlugOf(paths.dashboard)).toBe('');
});

import { dashboardSectionSlugs } from '@onepoint/app-state';
import { ownerOf } from '@onepoint/navigation';
import { expect, test } from 'vitest';
import { dashboardMenu, providerMenu } from './shell/menu-items.ts';
import { findSection, isProviderSection, paths, sectionPath, sitePaths } from './paths.ts';

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
    expect(findSection(sectionPath(slug))).toBe(slug);
  }
  expect(sectionPath(null)).toBe(paths.dashboard);
  expect(findSection(paths.dashboard)).toBeNull();
  expect(dashboardSectionSlugs.filter(isProviderSection)).toEqual(['providers', 'providers/statistics']);
});

test('every section of the menus is remembered, but for settings and pages of developers', () => {
  const sections = [...dashboardMenu, ...providerMenu].map(({ path }) => path).filter((path) => path !== paths.settings);
  for (const path of sections) expect(findSection(path)).not.toBeUndefined();
  for (const path of [paths.settings, paths.members, paths.providerRewards, paths.chartLab, '/dashboard/Usage'])
    expect(findSection(path)).toBeUndefined();
});

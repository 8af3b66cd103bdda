import { dashboardSectionSlugs } from '@onepoint/app-state';
import { expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { findSection, isProviderSection, sectionPath } from './last-section.ts';
import { dashboardMenu, resourcesMenu } from './menu-items.ts';

test('round-trips every remembered section through its path', () => {
  for (const slug of dashboardSectionSlugs) {
    expect(Object.values(paths)).toContain(sectionPath(slug));
    expect(findSection(sectionPath(slug))).toBe(slug);
  }
  expect(sectionPath(null)).toBe(paths.dashboard);
  expect(findSection(paths.dashboard)).toBeNull();
  expect(dashboardSectionSlugs.filter(isProviderSection)).toEqual(['providers', 'providers/statistics']);
});

test('remembers all sections of the menus except settings and developer pages', () => {
  const items = [...dashboardMenu({ isProvider: true }), resourcesMenu].flatMap((group) => [...group.items]);
  const sections = items.flatMap((item) => ('path' in item && !item.path.startsWith(paths.settings) ? item.path : []));
  expect(sections).toHaveLength(11);
  for (const path of sections) expect(findSection(path)).not.toBeUndefined();
  for (const path of [paths.getStarted, paths.settings, paths.members, paths.providerRewards, paths.chartLab, '/dashboard/Usage'])
    expect(findSection(path)).toBeUndefined();
});

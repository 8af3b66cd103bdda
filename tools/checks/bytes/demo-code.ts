import type { BundledPackages } from '@onepoint/build/vite-bundled-packages';

/** What scenarios are made of: fixtures, and the server in memory that hands them out. */
const demoPackages: ReadonlySet<string> = new Set(['@onepoint/testing', 'msw']);

/** Fixtures that a build for production holds: a sentence for each file that has some. */
export function findDemoCode(packages: BundledPackages): readonly string[] {
  return Object.entries(packages).flatMap(([file, names]) => {
    const found = names.filter((name) => demoPackages.has(name));
    return found.length === 0 ? [] : [`${file} holds ${found.join(', ')}, which is for tests and the demo`];
  });
}

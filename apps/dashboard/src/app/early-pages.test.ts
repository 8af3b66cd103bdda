import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { earlyPages } from './early-pages.ts';
import { routes } from './routes.tsx';

it.each(Object.entries(earlyPages))('%s is told early of the routes that answer it', (path, sources) => {
  const matches = matchRoutes(routes, path.replace('*', 'key_1')) ?? [];
  const loaders = matches.map(({ route: { lazy } }) => (typeof lazy === 'function' ? lazy.toString() : '')).join('\n');
  for (const source of sources.filter((name) => name.startsWith('src/app/routes/'))) {
    expect(loaders).toContain(source.slice('src/app/'.length));
  }
  expect(loaders).not.toContain('not-found');
  expect(loaders).not.toContain('unknown-section');
});

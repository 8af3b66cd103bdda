import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { earlyPages } from './early-pages.ts';
import { routes } from './routes.tsx';

const modules = import.meta.glob<{ Component: unknown }>('./routes/*-route.tsx');

it('a page is told early of routes that answer its path', { timeout: 120_000 }, async () => {
  for (const [path, sources] of Object.entries(earlyPages)) {
    const matches = matchRoutes(routes, path.replace('*', 'key_1')) ?? [];
    const answering = await Promise.all(
      matches.map(async ({ route: { lazy } }) => (typeof lazy === 'function' ? (await lazy()).Component : undefined)),
    );
    const own = sources.filter((source) => source.startsWith('src/app/routes/'));
    const told = await Promise.all(own.map(async (source) => (await modules[source.replace('src/app', '.')]?.())?.Component));
    expect(answering, path).toEqual(expect.arrayContaining(told));
    expect(told, path).not.toContain(undefined);
  }
});

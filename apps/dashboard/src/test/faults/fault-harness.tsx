import { AccountContext } from '@onepoint/auth/account';
import type { Session } from '@onepoint/auth/react';
import type { FakeApiState } from '@onepoint/testing/api';
import common from '@onepoint/locales/en/common.json' with { type: 'json' };
import { fakeTime as fakeTimeAt, pass } from '@onepoint/testing/fake-time';
import { createFaultyFetch, type FaultyConnection } from '@onepoint/testing/faults';
import { scenarios } from '@onepoint/testing/scenarios';
import { Outlet, type RouteObject } from 'react-router';
import { accountFixture, sessionFixture } from '../account-fixture.ts';
import { baseUrl, renderRoutes, type RenderedScreen } from '../render-screen.tsx';
import { NavigationContext } from '../../app/navigation.ts';
import { routes } from '../../app/routes.tsx';

/** In the middle of a month and of a day. */
export const now = new Date('2026-11-18T12:00:00Z');

export function listPatterns(all: readonly RouteObject[] = routes, parent?: string): string[] {
  return all.flatMap((route) => {
    const path = route.path ?? (route.index ? parent : undefined);
    const children = listPatterns(route.children ?? [], route.path ?? parent);
    const isPage = path !== undefined && route.children === undefined;
    return isPage ? [path, ...children] : children;
  });
}

/** Loads the routes' screens in advance, so that slow module transforms don't time out a test. */
export async function loadLazyRoutes(all: readonly RouteObject[] = routes): Promise<void> {
  await Promise.all(
    all.map(async ({ lazy, children = [] }) => {
      if (typeof lazy === 'function') await lazy();
      await loadLazyRoutes(children);
    }),
  );
}

/** Replaces timers and clock for one test, starting at `now`. */
export const fakeTime = (at = now): void => fakeTimeAt(at);

export const textOf = (key: string): string =>
  key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], common) as string;

export interface FaultyScreen extends RenderedScreen {
  readonly connection: FaultyConnection<string>;
  /** While true, the identity service returns no tokens. */
  readonly identity: { isDown: boolean };
}

/** Opens a path with the fake API of a provider project with data, over a connection that can fail. */
export async function openFaulty(path: string, change: Partial<FakeApiState> = {}, session?: Partial<Session>): Promise<FaultyScreen> {
  window.scrollTo = () => {};
  let connection: FaultyConnection<string> | undefined;
  const identity = { isDown: false };
  const getToken: Session['getToken'] = () => (identity.isDown ? Promise.reject(new Error('Clerk is offline')) : Promise.resolve('token'));
  const navigation = { push: () => {}, replace: () => {}, isAppPath: () => true };
  const framed = [
    {
      element: (
        <NavigationContext value={navigation}>
          <AccountContext value={accountFixture()}>
            <Outlet />
          </AccountContext>
        </NavigationContext>
      ),
      children: routes,
    },
  ];
  const rendered = renderRoutes(framed, {
    path,
    state: { ...scenarios.provider.createState(now), ...change },
    session: sessionFixture({ getToken, ...session }),
    connect: (handlers) => {
      connection = createFaultyFetch(baseUrl, handlers);
      return connection.fetch;
    },
  });
  if (connection === undefined) throw new Error('The client was not connected.');
  await pass(100);
  return { ...rendered, connection, identity };
}

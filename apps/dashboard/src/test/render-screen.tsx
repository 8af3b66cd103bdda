import { createApiClient, createQueryClient } from '@onepoint/api-client';
import type { Project } from '@onepoint/api-contract';
import { SessionContext, type Session } from '@onepoint/auth/react';
import { createI18n, I18nextProvider } from '@onepoint/i18n';
import auth from '@onepoint/locales/en/auth.json' with { type: 'json' };
import billing from '@onepoint/locales/en/billing.json' with { type: 'json' };
import common from '@onepoint/locales/en/common.json' with { type: 'json' };
import dashboard from '@onepoint/locales/en/dashboard.json' with { type: 'json' };
import modalsTexts from '@onepoint/locales/en/modals.json' with { type: 'json' };
import nav from '@onepoint/locales/en/nav.json' with { type: 'json' };
import pricing from '@onepoint/locales/en/pricing.json' with { type: 'json' };
import tokens from '@onepoint/locales/en/tokens.json' with { type: 'json' };
import webhooks from '@onepoint/locales/en/webhooks.json' with { type: 'json' };
import { createFakeApi, type FakeApi, type FakeApiState } from '@onepoint/testing/api';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { HttpHandler } from 'msw';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import { onTestFinished } from 'vitest';
import { Overlays } from '../app/shell/overlays.tsx';
import { ApiClientContext } from '../shared/api/api-client-context.ts';
import { LeaveGuard } from '../shared/page-hold.ts';
import { ProjectContext } from '../shared/projects/project-context.ts';
import { server } from './server.ts';
import { sessionFixture } from './account-fixture.ts';

export const baseUrl = 'http://api.test';

export interface RenderScreenParameters {
  state?: Partial<FakeApiState>;
  /** Handlers that take precedence over the fake API. */
  overrides?: HttpHandler[];
  /** Connects the client to the fake API with production retry delays. @default msw's server, without delays */
  connect?: (handlers: HttpHandler[]) => typeof fetch;
  project?: Project;
  /** @default a signed-in user */
  session?: Session;
  /** @default '/' */
  path?: string;
}

export interface RenderedScreen {
  api: FakeApi;
  queryClient: QueryClient;
  user: UserEvent;
  router: ReturnType<typeof createMemoryRouter>;
}

/**
 * Creates a `fetch` that ends with the test. Otherwise a request that is still under way could change the next test's data, or its response
 * could show a toast there.
 */
function createTestFetch(): typeof fetch {
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  const never = new Promise<never>(() => {});
  return async (...request) => {
    if (isOver) return never;
    const response = await fetch(...request);
    return isOver ? never : response;
  };
}

/** Renders routes with texts, data, and overlays, using the fake API. */
export function renderRoutes(
  routes: RouteObject[],
  { state, overrides = [], connect, session = sessionFixture(), path = '/' }: Omit<RenderScreenParameters, 'project'> = {},
): RenderedScreen {
  const api = createFakeApi(baseUrl, state);
  const handlers = [...overrides, ...api.handlers];
  server.use(...handlers);
  const getToken = () => session.getToken();
  const connection = connect ? { fetch: connect(handlers) } : { fetch: createTestFetch(), retryBaseMs: 1 };
  const client = createApiClient({ baseUrl, getToken, ...connection });
  const queryClient = createQueryClient();
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const i18n = createI18n({
    language: 'en',
    builtIn: { auth, billing, common, dashboard, modals: modalsTexts, nav, pricing, tokens, webhooks },
  });
  render(
    <I18nextProvider i18n={i18n}>
      <ApiClientContext value={client}>
        <QueryClientProvider client={queryClient}>
          <SessionContext value={session}>
            <RouterProvider router={router} />
          </SessionContext>
        </QueryClientProvider>
      </ApiClientContext>
    </I18nextProvider>,
  );
  return { api, queryClient, user: userEvent.setup(), router };
}

/** Adds modals, toasts, and the unsaved-changes guard to a screen. */
export function withOverlays(screen: ReactNode): ReactNode {
  return (
    <>
      {screen}
      <LeaveGuard />
      <Overlays />
    </>
  );
}

export function renderScreen(screen: ReactNode, { project, ...parameters }: RenderScreenParameters = {}): RenderedScreen {
  const element = withOverlays(project ? <ProjectContext value={project}>{screen}</ProjectContext> : screen);
  return renderRoutes([{ path: '*', element }], parameters);
}

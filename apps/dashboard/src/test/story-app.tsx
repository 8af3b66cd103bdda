import { createQueryClient } from '@onepoint/api-client';
import type { Project } from '@onepoint/api-contract';
import { SessionContext } from '@onepoint/auth/react';
import { createStoryApiClient, type StoryApi } from '@onepoint/testing/stories';
import { QueryClientProvider } from '@tanstack/react-query';
import { useContext, useEffect, useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { ApiClientContext } from '../shared/api/api-client-context.ts';
import { toasts } from '../shared/overlays/toasts.ts';
import { ProjectContext } from '../shared/projects/project-context.ts';
import { rememberSecret } from '../shared/secret/api-key-secret.ts';
import { sessionFixture } from './account-fixture.ts';

export interface StoryAppOptions extends Omit<StoryApi, 'mode'> {
  readonly project?: Project;
  /** `silent` never responds; `refusing` returns an error for every call. @default 'answering' */
  readonly api?: NonNullable<StoryApi['mode']>;
  /** Secrets known to the page, by API key ID. */
  readonly secrets?: Readonly<Record<string, string>>;
  /** @default '/' */
  readonly path?: string;
}

export interface StoryAppProps extends StoryAppOptions {
  readonly children: ReactNode;
}

const signedIn = sessionFixture();

/** Wraps stories with the fake API, router, current project, and a signed-in user unless a session is given. */
export function StoryApp({ project, api = 'answering', path = '/', secrets = {}, children, ...options }: StoryAppProps) {
  const [client] = useState(() => createStoryApiClient({ ...options, mode: api }));
  const [queryClient] = useState(() => {
    const created = createQueryClient();
    for (const [apiKeyId, secret] of Object.entries(secrets)) rememberSecret(created, apiKeyId, secret);
    return created;
  });
  const session = useContext(SessionContext) ?? signedIn;
  // The queue lives as long as the page, so the next story would show this one's toasts.
  useEffect(() => () => toasts.clear(), []);
  return (
    <ApiClientContext value={client}>
      <QueryClientProvider client={queryClient}>
        <SessionContext value={session}>
          <MemoryRouter initialEntries={[path]}>
            {project ? <ProjectContext value={project}>{children}</ProjectContext> : children}
          </MemoryRouter>
        </SessionContext>
      </QueryClientProvider>
    </ApiClientContext>
  );
}

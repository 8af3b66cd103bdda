import { createQueryClient } from '@onepoint/api-client';
import type { Project } from '@onepoint/api-contract';
import { SessionContext } from '@onepoint/auth/react';
import { createStoryApiClient, type StoryApi } from '@onepoint/testing/stories';
import { QueryClientProvider } from '@tanstack/react-query';
import { useContext, useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { ApiClientContext } from '../shared/api/api-client-context.ts';
import { ProjectContext } from '../shared/projects/project-context.ts';
import { sessionFixture } from './session-fixture.ts';

export interface StoryAppOptions extends Omit<StoryApi, 'mode'> {
  /** The current project, for screens that need one. */
  readonly project?: Project;
  /** `silent` never answers, `refusing` answers every call with an error. @default 'answering' */
  readonly api?: NonNullable<StoryApi['mode']>;
  /** Address in the app. @default '/' */
  readonly path?: string;
}

export interface StoryAppProps extends StoryAppOptions {
  readonly children: ReactNode;
}

const somebody = sessionFixture();

/** What every story of this app stands in beside its texts: data over the fake API, addresses, the current project, and somebody signed in where it does not say who. */
export function StoryApp({ project, api = 'answering', path = '/', children, ...options }: StoryAppProps) {
  const [client] = useState(() => createStoryApiClient({ ...options, mode: api }));
  const [queryClient] = useState(createQueryClient);
  const session = useContext(SessionContext) ?? somebody;
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

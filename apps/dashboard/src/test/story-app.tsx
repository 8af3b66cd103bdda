import { createApiClient, createQueryClient } from '@onepoint/api-client';
import type { Project } from '@onepoint/api-contract';
import { createI18n, I18nextProvider } from '@onepoint/i18n';
import common from '@onepoint/locales/en/common.json' with { type: 'json' };
import dashboard from '@onepoint/locales/en/dashboard.json' with { type: 'json' };
import modalsTexts from '@onepoint/locales/en/modals.json' with { type: 'json' };
import { createFakeApi, type FakeApiState } from '@onepoint/testing/api';
import { QueryClientProvider } from '@tanstack/react-query';
import { getResponse, HttpResponse } from 'msw';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { ApiClientContext } from '../shared/api/api-client-context.ts';
import { ProjectContext } from '../shared/projects/project-context.ts';

export interface StoryAppProps {
  state?: Partial<FakeApiState>;
  /** The current project, for screens that need one. */
  project?: Project;
  /** `silent` never answers, `refusing` answers every call with an error. Default `answering`, from the fixtures. */
  api?: 'answering' | 'silent' | 'refusing';
  children: ReactNode;
}

const baseUrl = 'http://api.test';
const refusal = { error: { code: 'INTERNAL', message: 'Something went wrong on our side.', requestId: 'req_story' } };
const i18n = createI18n({ language: 'en', builtIn: { common, dashboard, modals: modalsTexts } });

function clientOf(api: NonNullable<StoryAppProps['api']>, state: Partial<FakeApiState>) {
  const { handlers } = createFakeApi(baseUrl, state);
  const fetch = async (...request: ConstructorParameters<typeof Request>): Promise<Response> => {
    if (api === 'silent') return new Promise(() => {});
    if (api === 'refusing') return HttpResponse.json(refusal, { status: 400 });
    return (await getResponse(handlers, new Request(...request))) ?? HttpResponse.json(refusal, { status: 400 });
  };
  return createApiClient({ baseUrl, getToken: () => Promise.resolve('token'), fetch });
}

/** What every story of this app stands in: texts, data over the fake API without a network or a service worker, addresses. */
export function StoryApp({ state = {}, project, api = 'answering', children }: StoryAppProps) {
  const [client] = useState(() => clientOf(api, state));
  const [queryClient] = useState(createQueryClient);
  return (
    <I18nextProvider i18n={i18n}>
      <ApiClientContext value={client}>
        <QueryClientProvider client={queryClient}>
          <MemoryRouter>{project ? <ProjectContext value={project}>{children}</ProjectContext> : children}</MemoryRouter>
        </QueryClientProvider>
      </ApiClientContext>
    </I18nextProvider>
  );
}

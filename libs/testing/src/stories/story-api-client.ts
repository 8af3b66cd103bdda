import { createApiClient, type ApiClient } from '@onepoint/api-client';
import { getResponse, HttpResponse, type HttpHandler } from 'msw';
import { createFakeApi } from '../api/create-fake-api.ts';
import type { FakeApiState } from '../api/fake-api-state.ts';

/** Base URL of the API in stories, for `mockCall`. */
export const storyApiUrl = 'http://api.test';

export interface StoryApi {
  /** Initial state. Default: a user without projects. */
  readonly state?: Partial<FakeApiState>;
  /** `silent` never responds, `refusing` responds with an error to every call. @default 'answering' */
  readonly mode?: 'answering' | 'silent' | 'refusing';
  /** Calls that override the fake API: `mockCall(storyApiUrl, contract.…, () => …)`. */
  readonly overrides?: readonly HttpHandler[];
}

const refusal = { error: { code: 'INTERNAL', message: 'Something went wrong on our side.', requestId: 'req_story' } };
const refuse = () => HttpResponse.json(refusal, { status: 400 });

/** Creates a client of the in-memory API, without a network or service worker. Requests and responses are validated against the contract. */
export function createStoryApiClient({ state, mode = 'answering', overrides = [] }: StoryApi = {}): ApiClient {
  const handlers = [...overrides, ...createFakeApi(storyApiUrl, state).handlers];
  const fetch = async (...request: ConstructorParameters<typeof Request>): Promise<Response> => {
    if (mode === 'silent') return new Promise(() => {});
    if (mode === 'refusing') return refuse();
    return (await getResponse(handlers, new Request(...request))) ?? refuse();
  };
  return createApiClient({ baseUrl: storyApiUrl, getToken: () => Promise.resolve('token'), fetch, retryBaseMs: 1 });
}

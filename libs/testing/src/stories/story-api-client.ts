import { createApiClient, type ApiClient } from '@onepoint/api-client';
import { getResponse, HttpResponse, type HttpHandler } from 'msw';
import { createFakeApi } from '../api/create-fake-api.ts';
import type { FakeApiState } from '../api/fake-api-state.ts';

/** Where the client of a story looks for the API: give it to `mockCall`. */
export const storyApiUrl = 'http://api.test';

/** What the API does in a story. */
export interface StoryApi {
  /** What it knows: fixtures, or a user without projects. */
  readonly state?: Partial<FakeApiState>;
  /** `silent` never answers, `refusing` answers every call with an error. @default 'answering' */
  readonly mode?: 'answering' | 'silent' | 'refusing';
  /** Calls that answer otherwise than the fake API: `mockCall(storyApiUrl, contract.…, () => …)`. */
  readonly overrides?: readonly HttpHandler[];
}

const refusal = { error: { code: 'INTERNAL', message: 'Something went wrong on our side.', requestId: 'req_story' } };
const refuse = () => HttpResponse.json(refusal, { status: 400 });

/** A client of the API in memory, without a network or a service worker. Requests and replies are held to the contract. */
export function createStoryApiClient({ state, mode = 'answering', overrides = [] }: StoryApi = {}): ApiClient {
  const handlers = [...overrides, ...createFakeApi(storyApiUrl, state).handlers];
  const fetch = async (...request: ConstructorParameters<typeof Request>): Promise<Response> => {
    if (mode === 'silent') return new Promise(() => {});
    if (mode === 'refusing') return refuse();
    return (await getResponse(handlers, new Request(...request))) ?? refuse();
  };
  return createApiClient({ baseUrl: storyApiUrl, getToken: () => Promise.resolve('token'), fetch });
}

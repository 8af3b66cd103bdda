import { createApiClient, createProject, type ApiClient } from '@onepoint/api-client';
import type { Project } from '@onepoint/api-contract';
import type { APIResponse, BrowserContext } from '@playwright/test';

/** A new account, signed in to one browser context. */
export interface Account {
  readonly emailAddress: string;
  readonly client: ApiClient;
  readonly createProject: (name: string) => Promise<Project>;
}

interface SignUpReply {
  readonly response: { readonly id: string; readonly created_session_id: string | null };
}

let count = 0;

/** Unique, and without an account. */
export function newEmailAddress(): string {
  count += 1;
  return `flow+${Date.now()}.${process.pid}.${count}@example.com`;
}

/** Signs up with the requests that the sign-up page sends, without opening it. */
export async function signUp(context: BrowserContext, origin: string, emailAddress = newEmailAddress()): Promise<Account> {
  const post = (path: string, form: Record<string, string> = {}): Promise<APIResponse> =>
    context.request.post(`${origin}/__clerk/v1/client${path}`, { form, headers: { origin }, failOnStatusCode: true });
  const created = (await (await post('/sign_ups', { email_address: emailAddress })).json()) as SignUpReply;
  const signUpPath = `/sign_ups/${created.response.id}`;
  await post(`${signUpPath}/prepare_verification`, { strategy: 'email_code' });
  const code = await mailedCode(context, origin, emailAddress);
  const verified = (await (await post(`${signUpPath}/attempt_verification`, { strategy: 'email_code', code })).json()) as SignUpReply;
  const sessionId = verified.response.created_session_id ?? '';
  const client = createApiClient({
    baseUrl: `${origin}/api`,
    // The default is made for people who wait.
    timeoutMs: 120_000,
    totalTimeoutMs: 240_000,
    getToken: async () => ((await (await post(`/sessions/${sessionId}/tokens`)).json()) as { jwt: string }).jwt,
  });
  return { emailAddress, client, createProject: (name) => createProject(client, { name }) };
}

async function mailedCode(context: BrowserContext, origin: string, emailAddress: string): Promise<string> {
  const query = new URLSearchParams({ email_address: emailAddress }).toString();
  const reply = await context.request.get(`${origin}/__clerk/sandbox/mailbox?${query}`, { headers: { accept: 'application/json' } });
  const { messages } = (await reply.json()) as { messages: readonly { readonly code: string }[] };
  return messages[0]?.code ?? '';
}

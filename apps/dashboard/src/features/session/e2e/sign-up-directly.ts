import type { APIResponse, BrowserContext } from 'playwright';

/** The newest code that the sandbox's mailbox holds for an address. */
export async function mailedCode(context: BrowserContext, emailAddress: string): Promise<string> {
  const query = new URLSearchParams({ email_address: emailAddress }).toString();
  const response = await context.request.get(`/__clerk/sandbox/mailbox?${query}`, { headers: { accept: 'application/json' } });
  const { messages }: { messages: { code: string }[] } = await response.json();
  return messages[0]?.code ?? '';
}

/** Signs a browser profile up without showing a page, for walks about what comes after. */
export async function signUpDirectly(context: BrowserContext, origin: string, emailAddress: string, password?: string): Promise<void> {
  const post = (path: string, form: Record<string, string>): Promise<APIResponse> =>
    context.request.post(`/__clerk/v1/client/sign_ups${path}`, { form, headers: { origin }, failOnStatusCode: true });
  const created: { response: { id: string } } = await (
    await post('', { email_address: emailAddress, ...(password === undefined ? {} : { password }) })
  ).json();
  const { id } = created.response;
  await post(`/${id}/prepare_verification`, { strategy: 'email_code' });
  await post(`/${id}/attempt_verification`, { strategy: 'email_code', code: await mailedCode(context, emailAddress) });
}

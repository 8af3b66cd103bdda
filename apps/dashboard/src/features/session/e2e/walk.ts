import { parseIdentityEnv } from '@onepoint/sandbox/identity/parse-identity-env';
import { startIdentity, type RunningIdentity } from '@onepoint/sandbox/identity/server';
import type { APIResponse, Browser, BrowserContext, Page } from 'playwright';
import type { Hex, LocalAccount } from 'viem';
import type { ServedProduct } from './harness-server.ts';

/** Browser context that collects requests to other origins, script errors, and console errors. */
export interface WatchedContext {
  context: BrowserContext;
  page: Page;
  complaints: () => string[];
}

/** Opens a new browser profile. Expects 4xx responses from the identity service and doesn't collect them. */
export async function openContext(browser: Browser, origin: string): Promise<WatchedContext> {
  const context = await browser.newContext({ baseURL: origin });
  // Longer than a page takes on a busy machine.
  context.setDefaultTimeout(90_000);
  const complaints: string[] = [];
  context.on('request', (request) => {
    const url = request.url();
    if (url.startsWith('http') && !url.startsWith(`${origin}/`)) complaints.push(`left the origin: ${url}`);
  });
  context.on('console', (message) => {
    const isRefusal = message.text().startsWith('Failed to load resource') && message.location().url.includes('/__clerk/v1/');
    if (message.type() === 'error' && !isRefusal) complaints.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`error: ${error.error().message}`));
  return { context, page: await context.newPage(), complaints: () => complaints };
}

export interface StartServiceParameters {
  product: ServedProduct;
  dataDir: string;
  tokenTtlMs?: number;
}

/** Starts or restarts the identity service behind the product's origin. */
export async function startService({ product, dataDir, tokenTtlMs = 60_000 }: StartServiceParameters): Promise<RunningIdentity> {
  const env = {
    PUBLIC_ORIGIN: product.origin,
    IDENTITY_DATA_DIR: dataDir,
    IDENTITY_TOKEN_TTL_MS: String(tokenTtlMs),
    IDENTITY_OAUTH: 'github,google',
  };
  const identity = await startIdentity({ settings: parseIdentityEnv(env), log: () => {} });
  product.setIdentity(identity.address);
  return identity;
}

/** Clerk shows six boxes for the code. */
export async function typeCode(page: Page, code: string): Promise<void> {
  const input = page.locator('input[data-input-otp]').first();
  await input.waitFor();
  await input.focus();
  await page.keyboard.type(code, { delay: 10 });
}

/** Waits until the sandbox mailbox shows a code other than `before`. */
export async function readCode(page: Page, before = ''): Promise<string> {
  const shown = page.getByTestId('sandbox-code');
  await shown.filter({ hasNotText: before || '-' }).waitFor();
  return shown.innerText();
}

export async function enterIdentifier(page: Page, identifier: string): Promise<void> {
  await page.getByLabel('Email address').fill(identifier);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

export async function press(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name, exact: true }).click();
  const output = page.getByLabel('output');
  await output.filter({ hasText: /./ }).waitFor();
  return output.innerText();
}

/** Installs a wallet that announces itself (EIP-6963) and signs with a local account. */
export async function installWallet(page: Page, account: LocalAccount): Promise<void> {
  await page.exposeFunction('signWithAccount', (message: Hex) => account.signMessage({ message: { raw: message } }));
  await page.addInitScript((address: string) => {
    const sign: (message: unknown) => Promise<string> = Reflect.get(window, 'signWithAccount');
    const provider = {
      isMetaMask: true,
      request: ({ method, params }: { method: string; params?: unknown[] }): Promise<unknown> => {
        if (method === 'eth_requestAccounts' || method === 'eth_accounts') return Promise.resolve([address]);
        return method === 'personal_sign' ? sign(params?.[0]) : Promise.reject(new Error(`The wallet does not know ${method}`));
      },
      on: () => {},
      removeListener: () => {},
    };
    const info = { uuid: '6f1f7c9e-6c0c-4b5e-9b5e-0d9d5f0b2a11', name: 'MetaMask', icon: 'data:image/svg+xml,<svg/>', rdns: 'io.metamask' };
    const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }));
    window.addEventListener('eip6963:requestProvider', announce);
    Reflect.set(window, 'ethereum', provider);
    announce();
  }, account.address);
}

/** Returns the newest code in the sandbox mailbox for an address. Empty if there is none. */
export async function mailedCode(context: BrowserContext, emailAddress: string): Promise<string> {
  const query = new URLSearchParams({ email_address: emailAddress }).toString();
  const response = await context.request.get(`/__clerk/sandbox/mailbox?${query}`, { headers: { accept: 'application/json' } });
  const { messages }: { messages: { code: string }[] } = await response.json();
  return messages[0]?.code ?? '';
}

/** Signs up without opening a page, for tests of later steps. */
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

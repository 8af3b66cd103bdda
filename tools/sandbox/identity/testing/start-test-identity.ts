import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { parseIdentityEnv, type IdentitySettings } from '../parse-identity-env.ts';
import { startIdentity, type RunningIdentity } from '../server.ts';

export interface TestIdentity extends RunningIdentity {
  dataDir: string;
  publicOrigin: string;
  browser: () => TestBrowser;
  /** The newest code sent to an address. */
  code: (emailAddress: string) => Promise<string>;
  /** A code that differs from the newest one. */
  wrongCode: (emailAddress: string) => Promise<string>;
  /** Signs up a new user, by default at a new browser. */
  signUp: (emailAddress: string, form?: Readonly<Record<string, string>>, browser?: TestBrowser) => Promise<SignedUp>;
  advance: (ms: number) => void;
  dispose: () => Promise<void>;
}

interface SignedUp {
  browser: TestBrowser;
  userId: string;
  sessionId: string;
}

export async function startTestIdentity(settings: Partial<IdentitySettings> = {}): Promise<TestIdentity> {
  const dataDir = settings.dataDir ?? mkdtempSync(join(tmpdir(), 'identity-'));
  const publicOrigin = settings.publicOrigin ?? 'http://localhost:4200';
  let offsetMs = 0;
  const running = await startIdentity({
    settings: {
      ...parseIdentityEnv({ ONEPOINT_ENV: 'development', PUBLIC_ORIGIN: publicOrigin, IDENTITY_DATA_DIR: dataDir }),
      ...settings,
    },
    log: () => {},
    now: () => Date.now() + offsetMs,
  });
  const browser = (): TestBrowser => createTestBrowser(running.address, publicOrigin);
  const code = async (emailAddress: string): Promise<string> => {
    const url = `${running.address}/__clerk/sandbox/mailbox?${new URLSearchParams({ email_address: emailAddress }).toString()}`;
    const { messages } = mailboxSchema.parse(await (await fetch(url, { headers: { accept: 'application/json' } })).json());
    const [newest] = messages;
    if (newest === undefined) throw new Error(`No code was sent to ${emailAddress}`);
    return newest.code;
  };
  return {
    ...running,
    dataDir,
    publicOrigin,
    browser,
    code,
    wrongCode: async (emailAddress) => ((await code(emailAddress)) === '000000' ? '111111' : '000000'),
    signUp: async (emailAddress, form = {}, at = browser()) => {
      const { id } = signUpSchema.parse((await at.send('POST', '/client/sign_ups', { email_address: emailAddress, ...form })).response);
      await at.send('POST', `/client/sign_ups/${id}/prepare_verification`, { strategy: 'email_code' });
      const attempt = { strategy: 'email_code', code: await code(emailAddress) };
      const { response } = await at.send('POST', `/client/sign_ups/${id}/attempt_verification`, attempt);
      const { created_user_id: userId, created_session_id: sessionId } = completeSchema.parse(response);
      return { browser: at, userId, sessionId };
    },
    advance: (ms) => {
      offsetMs += ms;
    },
    dispose: async () => {
      await running.stop();
      if (settings.dataDir === undefined) rmSync(dataDir, { recursive: true });
    },
  };
}

const bodySchema = z.looseObject({});

interface TestReply {
  status: number;
  headers: Headers;
  /** The whole JSON body; a bare array is its `list`. */
  body: Record<string, unknown>;
  response: Record<string, unknown>;
  /** Code of the first error. */
  error: string | undefined;
}

export interface TestBrowser {
  /** Sends requests like Clerk's SDK: forms by POST, other methods as `_method`. */
  send: (
    method: string,
    path: string,
    form?: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<TestReply>;
  /** Opens a page below `/__clerk` or, with a form, posts to it. Redirects are not followed. */
  visit: (path: string, form?: Readonly<Record<string, string>>) => Promise<Response>;
  cookie: () => string | undefined;
  setCookie: () => string | undefined;
}

const replySchema = z.preprocess(
  (body) => (Array.isArray(body) ? { list: body } : body),
  z.looseObject({ response: bodySchema.nullish(), errors: z.array(z.looseObject({ code: z.string() })).optional() }),
);

/** A browser with a cookie jar that talks to the frontend API. */
export function createTestBrowser(address: string, publicOrigin: string): TestBrowser {
  let cookie: string | undefined;
  let setCookie: string | undefined;
  return {
    cookie: () => cookie,
    setCookie: () => setCookie,
    visit: (path, form) =>
      fetch(`${address}${path}`, {
        method: form === undefined ? 'GET' : 'POST',
        headers: { origin: publicOrigin, ...(cookie === undefined ? {} : { cookie }) },
        redirect: 'manual',
        ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
      }),
    send: async (method, path, form, headers = {}) => {
      const url = new URL(`${address}/__clerk/v1${path}`);
      if (method !== 'GET' && method !== 'POST') url.searchParams.set('_method', method);
      const response = await fetch(url, {
        method: method === 'GET' ? 'GET' : 'POST',
        headers: { ...(method === 'GET' ? {} : { origin: publicOrigin }), ...(cookie === undefined ? {} : { cookie }), ...headers },
        ...(method === 'GET' ? {} : { body: new URLSearchParams(form) }),
      });
      const received = response.headers.get('set-cookie');
      if (received !== null) {
        setCookie = received;
        cookie = /^[^=;]+=[^;]+/.exec(received)?.[0];
      }
      const body = replySchema.parse(await response.json());
      return { status: response.status, headers: response.headers, body, response: body.response ?? {}, error: body.errors?.[0]?.code };
    },
  };
}

const mailboxSchema = z.object({ messages: z.array(z.object({ emailAddress: z.string(), code: z.string() })) });

const signUpSchema = z.object({ id: z.string() });
const completeSchema = z.object({ status: z.literal('complete'), created_user_id: z.string(), created_session_id: z.string() });

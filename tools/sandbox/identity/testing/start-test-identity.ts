import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { parseIdentityEnv, type IdentitySettings } from '../config/parse-identity-env.ts';
import { startIdentity, type RunningIdentity } from '../start-identity.ts';
import { createTestBrowser, type TestBrowser } from './test-browser.ts';

const mailboxSchema = z.object({ messages: z.array(z.object({ emailAddress: z.string(), code: z.string() })) });

export interface TestIdentity extends RunningIdentity {
  dataDir: string;
  publicOrigin: string;
  browser: () => TestBrowser;
  /** The newest code sent to an address. */
  code: (emailAddress: string) => Promise<string>;
  /** A code that is not that one. */
  wrongCode: (emailAddress: string) => Promise<string>;
  /** Signs a new user up, at a browser of their own or the one given. */
  signUp: (emailAddress: string, form?: Readonly<Record<string, string>>, browser?: TestBrowser) => Promise<SignedUp>;
  /** Moves the service's clock. */
  advance: (ms: number) => void;
  dispose: () => Promise<void>;
}

export interface SignedUp {
  browser: TestBrowser;
  userId: string;
  sessionId: string;
}

const signUpSchema = z.object({ id: z.string() });
const completeSchema = z.object({ status: z.literal('complete'), created_user_id: z.string(), created_session_id: z.string() });

/** A service of its own in a temporary directory, on a free port. */
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

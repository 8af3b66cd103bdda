import { emailSandboxSecretPrefix } from '@onepoint/environment';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeSecretFile } from '../data-dir/secret-files.ts';
import { runService, type RunningHttpService } from '../http/http-service.ts';
import type { Log } from '../log/create-json-log.ts';
import { createApp } from './app.ts';
import { openMessageStore } from './message-store.ts';
import { parseMailboxEnv, type MailboxSettings } from './parse-mailbox-env.ts';
import { startSmtpServer } from './smtp-server.ts';

interface StartMailboxParameters {
  settings: MailboxSettings;
  log: Log;
  /** Default: the system clock. */
  now?: () => number;
}

export interface RunningMailbox extends RunningHttpService {
  smtpUrl: string;
}

/** Starts the sandbox's mail server and mailbox page. The files that the API needs are on disk before it listens. */
export async function startMailbox({ settings, log, now = Date.now }: StartMailboxParameters): Promise<RunningMailbox> {
  const { host, port, smtpPort, dataDir } = settings;
  mkdirSync(dataDir, { recursive: true });
  const store = openMessageStore(join(dataDir, 'messages'));
  const smtp = await startSmtpServer({ host, port: smtpPort, store, log, now });
  const secretFile = join(dataDir, 'link-secret');
  // Kept, so that links in earlier emails stay valid.
  if (!existsSync(secretFile)) writeSecretFile(secretFile, emailSandboxSecretPrefix + randomBytes(32).toString('base64url'));
  writeSecretFile(join(dataDir, 'smtp-url'), smtp.url);
  const app = await createApp(store);
  const address = await app.listen({ host, port });
  return {
    address,
    smtpUrl: smtp.url,
    stop: async () => {
      await Promise.all([app.close(), smtp.stop()]);
    },
  };
}

if (import.meta.main) await runService('mailbox', (log) => startMailbox({ settings: parseMailboxEnv(process.env), log }));

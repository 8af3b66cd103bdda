import { runService } from '../http/http-service.ts';
import { parseMailboxEnv } from './parse-mailbox-env.ts';
import { startMailbox } from './start-mailbox.ts';

await runService('mailbox', (log) => startMailbox({ settings: parseMailboxEnv(process.env), log }));

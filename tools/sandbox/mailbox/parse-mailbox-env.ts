import { checkEnvironment, EnvironmentError, isSet, mergeProblems, problemsOfIssues, type Variables } from '@onepoint/environment';
import * as z from 'zod';

export interface MailboxSettings {
  host: string;
  /** Port of the page; 0 for a free one. */
  port: number;
  /** Port of the SMTP server; 0 for a free one. */
  smtpPort: number;
  dataDir: string;
}

const port = z.coerce.number().int().min(0).max(65_535).default(0);

const environmentSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port,
  MAILBOX_SMTP_PORT: port,
  MAILBOX_DATA_DIR: z.string().min(1),
});

/**
 * Reads the sandbox's environment.
 *
 * @throws {EnvironmentError} with a line for each invalid variable, and always in production
 */
export function parseMailboxEnv(env: Variables): MailboxSettings {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => isSet(value)));
  const parsed = environmentSchema.safeParse(set);
  const issues = parsed.success ? [] : problemsOfIssues(parsed.error.issues, set);
  const problems = mergeProblems(issues, checkEnvironment('mailbox', set).problems, set);
  if (!parsed.success || problems.length > 0) throw new EnvironmentError(problems);
  const { HOST: host, PORT, MAILBOX_SMTP_PORT: smtpPort, MAILBOX_DATA_DIR: dataDir } = parsed.data;
  return { host, port: PORT, smtpPort, dataDir };
}

import type { Problem, Variables } from '@onepoint/environment';
import addressparser from 'nodemailer/lib/addressparser/index.js';
import { z } from 'zod';

/**
 * `SMTP_URL`: the mail server, `smtps://user:password@smtp.example.com`. `MAIL_FROM`: the sender, `Onepoint <notify@example.com>`.
 * `EMAIL_LINK_SECRET`: signs links in emails.
 */
export const mailEnvShape = {
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().optional(),
  EMAIL_LINK_SECRET: z.string().optional(),
};

export interface MailConfig {
  smtpUrl: string;
  /** As in the header: `Onepoint <notify@example.com>`. */
  from: string;
  /** Domain of the address, for message ids. */
  domain: string;
  linkSecret: string;
}

const linkSecretLengthMin = 32;

/** The config is null without `SMTP_URL`; emails then stay in the outbox. `problems` has an entry for each invalid variable. */
export function readMailEnv({ SMTP_URL: smtpUrl, MAIL_FROM: from = '', EMAIL_LINK_SECRET: linkSecret = '' }: Variables): {
  config: MailConfig | null;
  problems: Problem[];
} {
  if (smtpUrl === undefined) return { config: null, problems: [] };
  const problems: Problem[] = [];
  const url = URL.parse(smtpUrl);
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '')
    problems.push({ variable: 'SMTP_URL', problem: 'must be an address that begins with smtp:// or smtps://' });
  const domain = domainOf(from);
  if (domain === null) problems.push({ variable: 'MAIL_FROM', problem: 'must be one email address, with or without a name' });
  if (linkSecret.length < linkSecretLengthMin)
    problems.push({ variable: 'EMAIL_LINK_SECRET', problem: `must have at least ${linkSecretLengthMin} characters` });
  if (problems.length > 0 || domain === null) return { config: null, problems };
  return { config: { smtpUrl, from, domain, linkSecret }, problems };
}

function domainOf(from: string): string | null {
  const [sender, ...others] = addressparser(from, { flatten: true });
  const [, domain] = /^[^@\s]+@([^@\s]+)$/.exec(sender?.address ?? '') ?? [];
  return domain === undefined || others.length > 0 ? null : domain;
}

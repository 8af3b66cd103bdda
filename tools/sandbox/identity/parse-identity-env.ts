import { checkEnvironment, EnvironmentError, isSet, mergeProblems, problemsOfIssues, type Variables } from '@onepoint/environment';
import * as z from 'zod';
import type { OauthProvider } from './accounts/external-accounts.ts';

const milliseconds = (byDefault: number) => z.coerce.number().int().positive().default(byDefault);

const environmentSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .refine((url) => URL.canParse(url) && new URL(url).origin === url, 'must be an origin: scheme, host and port, without a path'),
  IDENTITY_DATA_DIR: z.string().min(1),
  IDENTITY_TOKEN_TTL_MS: milliseconds(60_000),
  IDENTITY_SESSION_TTL_MS: milliseconds(7 * 24 * 3_600_000),
  IDENTITY_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  IDENTITY_APPLICATION_NAME: z.string().min(1).default('Onepoint'),
  IDENTITY_OAUTH: z
    .string()
    .default('')
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(z.enum(['github', 'google']))),
});

export interface IdentitySettings {
  host: string;
  /** 0 picks a free port. */
  port: number;
  /** The product's own origin, `http://localhost:4000`. */
  publicOrigin: string;
  dataDir: string;
  tokenTtlMs: number;
  sessionTtlMs: number;
  /** Receiver of account webhooks; null for none. */
  webhookUrl: string | null;
  applicationName: string;
  oauthProviders: readonly OauthProvider[];
}

/**
 * Reads the service's environment.
 *
 * @throws {EnvironmentError} with a line for each invalid variable, and always in production
 */
export function parseIdentityEnv(env: Variables): IdentitySettings {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => isSet(value)));
  const parsed = environmentSchema.safeParse(set);
  const issues = parsed.success ? [] : problemsOfIssues(parsed.error.issues, set);
  const problems = mergeProblems(issues, checkEnvironment('identity', set).problems, set);
  if (!parsed.success || problems.length > 0) throw new EnvironmentError(problems);
  const { data } = parsed;
  return {
    host: data.HOST,
    port: data.PORT,
    publicOrigin: data.PUBLIC_ORIGIN,
    dataDir: data.IDENTITY_DATA_DIR,
    tokenTtlMs: data.IDENTITY_TOKEN_TTL_MS,
    sessionTtlMs: data.IDENTITY_SESSION_TTL_MS,
    webhookUrl: data.IDENTITY_WEBHOOK_URL ?? null,
    applicationName: data.IDENTITY_APPLICATION_NAME,
    oauthProviders: data.IDENTITY_OAUTH,
  };
}

import * as z from 'zod';

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
  IDENTITY_APPLICATION_NAME: z.string().min(1).default('Onepoint'),
});

export interface IdentitySettings {
  host: string;
  /** 0 lets the system choose. */
  port: number;
  /** The product's own origin, `http://localhost:4000`. */
  publicOrigin: string;
  dataDir: string;
  /** Life of a session token. */
  tokenTtlMs: number;
  /** Life of a session. */
  sessionTtlMs: number;
  applicationName: string;
}

/** A variable of the environment that cannot be used; the message names it. */
export class IdentityEnvError extends Error {
  readonly code = 'IDENTITY_ENV_INVALID';

  constructor(message: string) {
    super(message);
    this.name = 'IdentityEnvError';
  }
}

/**
 * Reads the service's environment.
 *
 * @throws {IdentityEnvError} naming the first variable that cannot be used
 */
export function parseIdentityEnv(env: NodeJS.ProcessEnv): IdentitySettings {
  const parsed = environmentSchema.safeParse(env);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new IdentityEnvError(`${String(issue?.path[0])}: ${issue?.message}`);
  }
  const { data } = parsed;
  return {
    host: data.HOST,
    port: data.PORT,
    publicOrigin: data.PUBLIC_ORIGIN,
    dataDir: data.IDENTITY_DATA_DIR,
    tokenTtlMs: data.IDENTITY_TOKEN_TTL_MS,
    sessionTtlMs: data.IDENTITY_SESSION_TTL_MS,
    applicationName: data.IDENTITY_APPLICATION_NAME,
  };
}

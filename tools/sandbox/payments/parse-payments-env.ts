import { checkEnvironment, EnvironmentError, isSet, mergeProblems, problemsOfIssues, type Variables } from '@onepoint/environment';
import * as z from 'zod';

export interface PaymentsSettings {
  host: string;
  /** 0 picks a free port. */
  port: number;
  /** The product's own origin, `http://localhost:4000`: where payers come from and return to. */
  publicOrigin: string;
  dataDir: string;
  postbackUrl: string;
  /** Embedded chains whose token the faucet sends; empty if deposits are real. */
  faucetNetworks: readonly FaucetNetwork[];
}

/**
 * Reads the sandbox's environment.
 *
 * @throws {EnvironmentError} with a line for each invalid variable, and always in production
 */
export function parsePaymentsEnv(env: Variables): PaymentsSettings {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => isSet(value)));
  const parsed = environmentSchema.safeParse(set);
  const issues = parsed.success ? [] : problemsOfIssues(parsed.error.issues, set);
  const problems = mergeProblems(issues, checkEnvironment('payments', set).problems, set);
  if (!parsed.success || problems.length > 0) throw new EnvironmentError(problems);
  const { HOST: host, PORT: port, PUBLIC_ORIGIN: publicOrigin, PAYMENTS_DATA_DIR: dataDir, PAYMENTS_POSTBACK_URL: url } = parsed.data;
  return {
    host,
    port,
    publicOrigin,
    dataDir,
    postbackUrl: url ?? `${publicOrigin}/api/webhooks/cryptocloud`,
    faucetNetworks: parsed.data.PAYMENTS_FAUCET_NETWORKS,
  };
}

const networkSchema = z.object({
  chain: z.string().regex(/^[a-z-]+$/),
  rpcUrl: z.url({ protocol: /^https?$/ }),
  confirmations: z.number().int(),
  token: z.object({ symbol: z.string().regex(/^[A-Z]+$/), address: z.string(), decimals: z.number().int() }),
});

/** An embedded chain with a token that anyone can mint. */
export type FaucetNetwork = z.infer<typeof networkSchema>;

/** Parses `DEPOSIT_NETWORKS` of embedded chains and keeps the first token of each. */
export const faucetNetworksSchema = z
  .string()
  .default('[]')
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('is not JSON');
      return z.NEVER;
    }
  })
  .pipe(
    z.array(
      z.looseObject({ tokens: z.array(z.unknown()).min(1) }).transform(({ tokens, ...network }) => ({ ...network, token: tokens[0] })),
    ),
  )
  .pipe(z.array(networkSchema));

const environmentSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .refine((url) => URL.canParse(url) && new URL(url).origin === url, 'must be an origin: scheme, host and port, without a path'),
  PAYMENTS_DATA_DIR: z.string().min(1),
  PAYMENTS_POSTBACK_URL: z.url({ protocol: /^https?$/ }).optional(),
  PAYMENTS_FAUCET_NETWORKS: faucetNetworksSchema,
});

import { checkEnvironment, EnvironmentError, isSet, mergeProblems, problemsOfIssues, type Variables } from '@onepoint/environment';
import * as z from 'zod';
import { faucetNetworksSchema, type FaucetNetwork } from './faucet-networks.ts';

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

export interface PaymentsSettings {
  host: string;
  /** 0 lets the system choose. */
  port: number;
  /** The product's own origin, `http://localhost:4000`: payers come from there and go back there, nowhere else. */
  publicOrigin: string;
  dataDir: string;
  /** Where the product hears of payments. */
  postbackUrl: string;
  /** Embedded chains whose token the faucet gives away; none where deposits are real. */
  faucetNetworks: readonly FaucetNetwork[];
}

/**
 * Reads the sandbox's environment.
 *
 * @throws {EnvironmentError} with a line for each variable that cannot be used, and always in production
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

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

/** A variable of the environment that cannot be used; the message names it. */
export class PaymentsEnvError extends Error {
  readonly code = 'PAYMENTS_ENV_INVALID';

  constructor(message: string) {
    super(message);
    this.name = 'PaymentsEnvError';
  }
}

/**
 * Reads the sandbox's environment.
 *
 * @throws {PaymentsEnvError} naming the first variable that cannot be used
 */
export function parsePaymentsEnv(env: NodeJS.ProcessEnv): PaymentsSettings {
  const parsed = environmentSchema.safeParse(env);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new PaymentsEnvError(`${String(issue?.path[0])}: ${issue?.message}`);
  }
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

import { createSessionVerifier } from '@onepoint/auth/server';
import { createTestDatabase, testSecretKeys, type TestDatabase } from '@onepoint/database/testing';
import { sandboxExtendedPublicKey } from '@onepoint/environment';
import { defaultDepositTerms, defaultOpenPaymentsMax } from '@onepoint/plans-domain';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import { createApp } from '../app.ts';
import type { MailConfig } from '../config/mail-env.ts';
import type { PaymentTerms } from '../config/payment-env.ts';
import type { DepositConfig } from '../modules/deposits/deposit-network.ts';
import type { PaymentProvider } from '../modules/payments/provider/payment-provider.ts';
import type { Lifecycle } from '../plugins/health.ts';
import type { FormLimits } from '../modules/requests/limit-forms.ts';
import { createFakeDirectory, createFakeProvider, type FakeDirectory, type FakeProvider } from './fakes.ts';
import { issuer, jwtKey, origin, webhookSigningSecret } from './session-tokens.ts';

export const testDeposits: DepositConfig = {
  extendedPublicKey: sandboxExtendedPublicKey,
  networks: [
    {
      chainId: 1,
      name: 'Ethereum',
      rpcUrl: 'http://127.0.0.1:1',
      confirmations: 12,
      overlapBlocks: 256,
      tokens: [{ symbol: 'USDC', address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', decimals: 6 }],
    },
  ],
};

export const testPaymentTerms: PaymentTerms = { ...defaultDepositTerms, openPaymentsMax: defaultOpenPaymentsMax };

/** For signed links. No test sends emails to this server. */
export const testMail: MailConfig = {
  smtpUrl: 'smtp://127.0.0.1:1',
  from: 'Onepoint <notifications@example.com>',
  domain: 'example.com',
  linkSecret: 'a secret of tests with thirty-two characters',
};

export interface TestApi {
  app: FastifyInstance;
  database: TestDatabase;
  lifecycle: Lifecycle;
  directory: FakeDirectory;
  provider: FakeProvider;
  logLines: string[];
  close: () => Promise<void>;
}

interface CreateTestApiOptions {
  requestsPerMinute?: number;
  /** @default loopback only */
  trustedProxies?: readonly string[];
  /** @default limits that no test reaches */
  forms?: FormLimits;
  now?: () => Date;
  /** @default the PostgreSQL of the test run */
  databaseServerUrl?: string;
  /** @default a provider in memory */
  paymentProvider?: PaymentProvider;
  paymentTerms?: PaymentTerms;
  /** @default true */
  arePrivateNodesAllowed?: boolean;
  /** @default true */
  arePrivateWebhooksAllowed?: boolean;
}

/** Starts the real API with its own database. Only the identity service and the payment provider are fakes. */
export async function createTestApi({
  requestsPerMinute = 100_000,
  trustedProxies = [],
  forms = { perCaller: 1_000_000, total: 1_000_000 },
  now,
  databaseServerUrl = inject('databaseUrl'),
  paymentProvider,
  paymentTerms = testPaymentTerms,
  arePrivateNodesAllowed = true,
  arePrivateWebhooksAllowed = true,
}: CreateTestApiOptions = {}): Promise<TestApi> {
  const database = await createTestDatabase(databaseServerUrl);
  const directory = createFakeDirectory();
  const provider = createFakeProvider();
  const logLines: string[] = [];
  const lifecycle = { isDraining: false };
  const app = await createApp({
    config: {
      arePrivateNodesAllowed,
      arePrivateWebhooksAllowed,
      chainSlugs: ['ethereum', 'base'],
      deposits: testDeposits,
      gatewayPublicUrl: 'https://rpc.example.com/rpc',
      identity: { authorizedParties: [origin], webhookSigningSecret },
      logLevel: 'debug',
      mail: testMail,
      paymentTerms,
      publicOrigin: origin,
      requestsPerMinute,
      secretKeys: testSecretKeys,
      trustedProxies,
    },
    database,
    directory,
    paymentProvider: paymentProvider ?? provider,
    sessions: createSessionVerifier({ jwtKey, issuer, authorizedParties: [origin] }),
    forms,
    lifecycle,
    nodeTimeoutMs: 60_000,
    logStream: { write: (line) => void logLines.push(line) },
    now,
  });
  const close = async (): Promise<void> => {
    await app.close();
    await database.drop();
  };
  return { app, database, lifecycle, directory, provider, logLines, close };
}

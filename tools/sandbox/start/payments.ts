import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { logFileOf, type StackConfig } from '../config/stack-config.ts';
import { startService } from '../services/start-service.ts';
import type { Report } from '../terminal/report.ts';
import type { Upstreams } from './upstreams.ts';
import type { Watch } from './watch.ts';

export interface PaymentService {
  /** The sandbox's own address; undefined where there is none. */
  address: string | undefined;
  /** What the API reads. */
  env: NodeJS.ProcessEnv;
}

const keysSchema = z.object({ apiKey: z.string(), shopId: z.string(), secret: z.string() });

/** Who takes crypto payments: CryptoCloud with the configured account, or the sandbox with keys of this installation. */
export async function providePayments(
  config: StackConfig,
  upstreams: Promise<Pick<Upstreams, 'depositEnv'>>,
  report: Report,
  watch: Watch,
): Promise<PaymentService> {
  if (config.hasPayments) return { address: undefined, env: {} };
  const { DEPOSIT_NETWORKS: faucet } = (await upstreams).depositEnv;
  const done = report.begin('Payments');
  const dataDir = join(config.dataDir, 'payments');
  const service = await startService({
    name: 'the payment sandbox',
    entryFile: join(config.rootDir, 'tools/sandbox/payments/server.ts'),
    env: {
      ...process.env,
      ONEPOINT_ENV: config.environment,
      HOST: '127.0.0.1',
      PORT: '0',
      PUBLIC_ORIGIN: config.publicOrigin,
      PAYMENTS_DATA_DIR: dataDir,
      PAYMENTS_FAUCET_NETWORKS: faucet,
    },
    logFile: logFileOf(config, 'payments'),
    healthPath: '/health',
  });
  watch('The payment sandbox', service.exited);
  done();
  const keys = keysSchema.parse(JSON.parse(await readFile(join(dataDir, 'keys.json'), 'utf8')));
  return {
    address: service.address,
    env: {
      CRYPTOCLOUD_API_URL: service.address,
      CRYPTOCLOUD_PAY_URL: `${config.publicOrigin}/__cryptocloud`,
      CRYPTOCLOUD_API_KEY: keys.apiKey,
      CRYPTOCLOUD_SHOP_ID: keys.shopId,
      CRYPTOCLOUD_SECRET: keys.secret,
    },
  };
}

import { createId, recordUsage } from '@onepoint/database';
import { api } from './api.ts';

export interface NewUsageParameters {
  projectId: string;
  apiKeyId: string;
  minute: string;
  chain?: string;
  method?: string;
  requests?: number;
  errors?: number;
  computeUnits?: number;
  providerId?: string;
  providerFailures?: number;
  errorsByStatus?: readonly number[];
  latencies?: readonly number[];
}

/** Traffic as the gateway would have recorded it in a minute. */
export async function newUsage({ minute, ...counts }: NewUsageParameters): Promise<void> {
  const row = { chain: 'ethereum', method: 'eth_call', requests: 1, errors: 0, computeUnits: 26, ...counts, minute: new Date(minute) };
  await recordUsage(api.database.pool, { gatewayId: createId('req'), sequence: 1, rows: [row] });
}

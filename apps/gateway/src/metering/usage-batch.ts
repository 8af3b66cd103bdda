import { recordMergedUsage, recordUsage, type RecordUsageParameters } from '@onepoint/database';
import { planIds } from '@onepoint/plans-domain';
import type { Pool } from 'pg';
import { z } from 'zod';

const countSchema = z.number().int().nonnegative();

/** A batch of usage as JSON, both in journals and on the bus. */
export const usageBatchSchema = z.object({
  gatewayId: z.string().min(1),
  sequence: z.number().int().positive(),
  rows: z.array(
    z.object({
      projectId: z.string(),
      apiKeyId: z.string(),
      planId: z.enum(planIds),
      chain: z.string(),
      method: z.string(),
      providerId: z.string().nullable(),
      minute: z.iso.datetime().transform((text) => new Date(text)),
      requests: countSchema,
      errors: countSchema,
      computeUnits: countSchema,
      providerFailures: countSchema,
      errorsByStatus: z.array(countSchema),
      latencies: z.array(countSchema),
    }),
  ),
});

/** SQLSTATE classes 22 (data exception) and 23 (integrity): these rows would always fail and block all later ones. */
export function isPermanent(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^2[23]...$/u.test(cause.code)) return true;
  }
  return false;
}

export const sourceOf = (gatewayId: string, partition: number): string => `${gatewayId}/${partition}`;

/** Returns a batch's partition, or null if it was numbered without partitions. */
export function partitionOfBatch({ gatewayId }: { readonly gatewayId: string }): number | null {
  const partition = /\/(?<partition>\d+)$/u.exec(gatewayId)?.groups?.['partition'];
  return partition === undefined ? null : Number(partition);
}

/** Records a batch exactly once. Numbers per process and per partition are remembered in different tables. */
export async function recordBatch(pool: Pool, batch: RecordUsageParameters): Promise<void> {
  if (partitionOfBatch(batch) === null) await recordUsage(pool, batch);
  else await recordMergedUsage(pool, [batch]);
}

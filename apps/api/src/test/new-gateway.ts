import { confirmRecorded, recordUsage, removeGateway, reportGateway } from '@onepoint/database';
import { expect, onTestFinished } from 'vitest';
import { api } from './api.ts';

/** A gateway that reports itself and answers when it is told to. */
export async function newGateway() {
  const { orm, pool } = api.database;
  const gatewayId = `gateway_${crypto.randomUUID()}`;
  await reportGateway(orm, gatewayId);
  onTestFinished(() => removeGateway(orm, gatewayId));
  let sequence = 0;
  return {
    gatewayId,
    /** Records a million compute units of pay as you go, 39 cents. */
    record: async (of: { projectId: string; apiKeyId: string }) => {
      const row = { ...of, planId: 'PAYG', chain: 'base', method: 'eth_call', minute: new Date(), requests: 1, errors: 0 } as const;
      await recordUsage(pool, { gatewayId, sequence: (sequence += 1), rows: [{ ...row, computeUnits: 1_000_000 }] });
    },
    /** Resolves with the report in which the project is closing. */
    closing: async (projectId: string) =>
      expect
        .poll(async () => (await reportGateway(orm, gatewayId)).closingProjectIds, { timeout: 20_000, interval: 5 })
        .toContain(projectId),
    confirm: async () => confirmRecorded(orm, gatewayId, (await reportGateway(orm, gatewayId)).at),
  };
}

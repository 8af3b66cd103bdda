import { createApiKey, deleteProject, getProject, updateProject } from '@onepoint/api-client';
import { expect, test } from '@playwright/test';
import { signUp } from '../support/account.ts';
import { checkBooks, queryDatabase } from '../support/database.ts';

const startCents = 1_000;
const callUnits = 60;
const microcentsPerUnit = 39;
const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getLogs', params: [{ fromBlock: 'latest' }] });

async function unitsByPlan(projectId: string): Promise<Record<string, number>> {
  const rows = await queryDatabase('select plan_id, sum(compute_units) as units from usage_plan_days where project_id = $1 group by 1', [
    projectId,
  ]);
  return Object.fromEntries(rows.map(({ plan_id: planId, units }) => [String(planId), Number(units)]));
}

test('charges calls made right before a switch to the free plan or a project deletion', async ({ context, baseURL }) => {
  const origin = baseURL ?? '';
  const { client, createProject } = await signUp(context, origin);
  const { id: projectId } = await createProject('Switcher');
  await queryDatabase(
    `insert into ledger_entries (id, project_id, kind, counter_account, amount_cents, idempotency_key, cause)
     values ($1, $2, 'correction', 'equity:corrections', $3, $1, '{"reason": "Test"}')`,
    [`led_${projectId}`, projectId, startCents],
  );
  const { secret } = await createApiKey(client, { projectId, name: 'Key' });
  let served = 0;
  const callMany = async (times: number): Promise<void> => {
    for (let turn = 0; turn < times;) {
      const response = await fetch(`${origin}/rpc/ethereum/${secret}`, { method: 'POST', body });
      await response.arrayBuffer();
      // 401: the gateway doesn't know the new key yet. 429: the plan's rate limit is used up. 503: it can't read the key in time.
      expect([200, 401, 429, 503]).toContain(response.status);
      if (response.status === 200) turn += 1;
    }
    served += times;
  };

  await test.step('calls between twenty switches from pay as you go to free', async () => {
    await updateProject(client, { projectId, nextUsageCommitment: 'PAYG' });
    // The gateway learns of a plan asynchronously. Wait until it prices calls as pay as you go once, so that the total below includes paid usage.
    const paidUnits = async (): Promise<number> => {
      await callMany(1);
      return (await unitsByPlan(projectId))['PAYG'] ?? 0;
    };
    await expect.poll(paidUnits).toBeGreaterThan(0);
    for (let turn = 0; turn < 20; turn += 1) {
      await updateProject(client, { projectId, nextUsageCommitment: 'PAYG' });
      await callMany(40);
      await updateProject(client, { projectId, nextUsageCommitment: 'FREE' });
    }
    const total = async () => Object.values(await unitsByPlan(projectId)).reduce((sum, units) => sum + units, 0);
    await expect.poll(total).toBe(served * callUnits);
    // Until the gateway learns of a change, calls are priced and limited by the previous plan, so the split isn't known in advance.
    const { PAYG = 0 } = await unitsByPlan(projectId);
    test.info().annotations.push({ type: 'by plan', description: JSON.stringify(await unitsByPlan(projectId)) });
    const charged = PAYG * microcentsPerUnit;
    expect(await getProject(client, { projectId })).toMatchObject({ balance: startCents - Math.floor(charged / 1_000_000) });
  });

  await test.step('calls right before the project is deleted', async () => {
    await updateProject(client, { projectId, nextUsageCommitment: 'PAYG' });
    await callMany(400);
    await deleteProject(client, { projectId, balance: 'refund' });
    const total = Object.values(await unitsByPlan(projectId)).reduce((sum, units) => sum + units, 0);
    expect(total).toBe(served * callUnits);
    const chargedCents = Math.floor((((await unitsByPlan(projectId))['PAYG'] ?? 0) * microcentsPerUnit) / 1_000_000);
    const entries = await queryDatabase('select kind, sum(amount_cents) as cents from ledger_entries where project_id = $1 group by 1', [
      projectId,
    ]);
    const cents = Object.fromEntries(entries.map(({ kind, cents: sum }) => [String(kind), Number(sum)]));
    expect(cents).toEqual({ correction: startCents, usage: -chargedCents, refund: chargedCents - startCents });
  });

  await checkBooks();
});

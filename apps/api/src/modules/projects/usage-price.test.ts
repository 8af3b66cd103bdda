import { ledgerUsageDays, projects, settleDueProjects } from '@onepoint/database';
import { eq, sum } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { api, callApi } from '../../test/api.ts';
import { newApiKey, newProject, newUser, setProject } from '../../test/fixtures.ts';
import { ledgerDifferences } from '../../test/audit-and-ledger.ts';
import { SimulatedGateway } from '../../test/gateways.ts';

const { orm } = api.database;
const startCents = 100_000;

type Step =
  | { kind: 'call'; gateway: 0 | 1; computeUnits: number }
  | { kind: 'read-plan' | 'flush' | 'lose' | 'repeat'; gateway: 0 | 1 }
  | { kind: 'plan'; planId: 'FREE' | 'PAYG' }
  | { kind: 'period'; nextPlanId: 'FREE' | 'PAYG' };

const gateway = fc.constantFrom<0 | 1>(0, 1);
const planId = fc.constantFrom<'FREE' | 'PAYG'>('FREE', 'PAYG');
const call = fc.record({ kind: fc.constant('call' as const), gateway, computeUnits: fc.oneof(fc.nat(100), fc.nat(2_000_000)) });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: call },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('read-plan' as const, 'flush' as const, 'lose' as const, 'repeat' as const), gateway }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('plan' as const), planId }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('period' as const), nextPlanId: planId }) },
);
const scenario = fc.record({
  steps: fc.array(step, { maxLength: 25 }),
  last: fc.array(call, { maxLength: 6 }),
  balance: fc.constantFrom('refund', 'transfer'),
});

async function newScene() {
  const me = newUser();
  const projectId = await newProject(me, { planId: 'PAYG', balanceCents: startCents });
  const to = await newProject(me);
  const key = { projectId, apiKeyId: (await newApiKey(projectId)).apiKeyId };
  const gateways = [new SimulatedGateway(api.database, key), new SimulatedGateway(api.database, key)] as const;
  for (const one of gateways) await one.readPlan();
  return { me, projectId, to, gateways };
}

type Scene = Awaited<ReturnType<typeof newScene>>;

async function take({ me, projectId, gateways }: Scene, of: Step): Promise<void> {
  if (of.kind === 'plan') {
    const { status } = await callApi(`PATCH /v1/projects/${projectId}`, { as: me, body: { nextUsageCommitment: of.planId } });
    expect([200, 422]).toContain(status);
  } else if (of.kind === 'period') {
    await setProject(projectId, { nextPlanId: of.nextPlanId, planEndsAt: new Date(Date.now() - 1_000) });
    await settleDueProjects(orm, new Date());
  } else if (of.kind === 'call') gateways[of.gateway].call(of.computeUnits);
  else if (of.kind === 'read-plan') await gateways[of.gateway].readPlan();
  else if (of.kind === 'repeat') await gateways[of.gateway].repeat();
  else await gateways[of.gateway].flush(of.kind === 'lose');
}

/** Both gateways keep serving and flushing during the deletion. */
async function remove(
  { me, projectId, to, gateways }: Scene,
  { last, balance }: { last: readonly (Step & { kind: 'call' })[]; balance: string },
) {
  const query = balance === 'refund' ? 'balance=refund' : `balance=transfer&toProjectId=${to}`;
  const replied = new AbortController();
  const calls = [...last];
  const serve = async (): Promise<void> => {
    while (!replied.signal.aborted) {
      const next = calls.shift();
      if (next !== undefined) gateways[next.gateway].call(next.computeUnits);
      for (const one of gateways) await one.flush();
      if (next !== undefined) await gateways[next.gateway].readPlan();
    }
  };
  const serving = serve();
  // On a busy machine the gateways may confirm too late. Then nothing is deleted and the request is repeated.
  let status = 503;
  while (status === 503) ({ status } = await callApi(`DELETE /v1/projects/${projectId}?${query}`, { as: me }));
  replied.abort();
  await serving;
  expect(status).toBe(204);
}

const read = async (projectId: string) => {
  const [row] = await orm.select().from(projects).where(eq(projects.id, projectId));
  const [usage] = await orm
    .select({ cents: sum(ledgerUsageDays.amountCents) })
    .from(ledgerUsageDays)
    .where(eq(ledgerUsageDays.projectId, projectId));
  const usageCents = -Number(usage?.cents ?? 0);
  const rest = (row?.unbilledMicrocents ?? 0) + (row?.waivedMicrocents ?? 0);
  return { row, usageCents, chargedMicrocents: BigInt(usageCents) * 1_000_000n + BigInt(rest) };
};

test('charges every call at its price on admission, whatever happens around it, and moves the rest of the balance on deletion', async () => {
  await fc.assert(
    fc.asyncProperty(scenario, async ({ steps, last, balance }) => {
      const scene = await newScene();
      try {
        for (const of of steps) await take(scene, of);
        await remove(scene, { last, balance });
        for (const one of scene.gateways) await one.flush();
        for (const one of scene.gateways) await one.repeat();

        const { row, usageCents, chargedMicrocents } = await read(scene.projectId);
        expect(chargedMicrocents).toBe(scene.gateways[0].admittedMicrocents + scene.gateways[1].admittedMicrocents);
        expect(row).toMatchObject({ balanceCents: 0, unbilledMicrocents: 0 });
        if (balance === 'transfer') expect((await read(scene.to)).row).toMatchObject({ balanceCents: startCents - usageCents });
        expect(await ledgerDifferences([scene.projectId, scene.to])).toEqual([]);
      } finally {
        for (const one of scene.gateways) await one.end();
      }
    }),
    { numRuns: 25 },
  );
}, 300_000);

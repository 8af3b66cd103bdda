import { apiKeyEntry } from '@onepoint/api/modules/api-keys/api-keys.mapping';
import {
  type apiKeys,
  insertApiKey,
  insertAuditEntries,
  insertProject,
  members,
  projects,
  recordRequestsBatch,
  recordUsageBatch,
  type Database,
  type Transaction,
} from '@onepoint/database';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { sampleHistory, type SampleEvent, type SampleMembers } from './sample-history.ts';
import { sampleRequests } from './sample-requests.ts';
import { dayMs, hourMs, sampleTraffic, type SampleKeyName, type SampleKeys } from './sample-traffic.ts';

interface SeedSandboxParameters {
  members: SampleMembers;
  /** End of the history. */
  now: Date;
}

const lockName = 'onepoint:seed-sandbox';
const projectName = 'Pay as you go';
const historyDays = 30;
/** When the owner creates the project on the first day, and when the first requests follow. */
const createdAtHour = 9;
const firstRequestsAfterMs = hourMs;

/**
 * Creates the sample project of the pay-as-you-go account: a month of traffic, payments, and changes by its members, written as the API and the
 * gateway would have, at plausible times. Adds an API key for the reader. Does nothing if the account owns a project.
 *
 * @returns the API key's secret, or undefined if there was a project
 */
export async function seedSandbox(database: Database, { members: sampleMembers, now }: SeedSandboxParameters): Promise<string | undefined> {
  return database.orm.transaction(async (transaction) => {
    // Serializes concurrent first starts on one database.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${lockName}))`);
    const { owner } = sampleMembers;
    if (await ownsProject(transaction, owner)) return undefined;
    const firstDayMs = Math.floor(now.getTime() / dayMs - historyDays) * dayMs;
    const createdAt = new Date(firstDayMs + createdAtHour * hourMs);
    const project = await insertProject(transaction, { name: projectName, ownerId: owner, planId: 'PAYG', isSampleData: true, createdAt });
    const keys = new Map<SampleKeyName, typeof apiKeys.$inferSelect>();
    const events = [
      ...sampleHistory({ project, members: sampleMembers, keys }),
      ...usageEvents({ projectId: project.id, startsAt: createdAt, now, keys }),
    ];
    // In chronological order, because the ledger numbers its entries as they are posted.
    for (const { apply } of events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await apply(transaction);
    return createReadersKey(transaction, { projectId: project.id, owner, now });
  });
}

/** A key whose secret is printed in the terminal. */
async function createReadersKey(
  transaction: Transaction,
  { projectId, owner, now }: { projectId: string; owner: string; now: Date },
): Promise<string> {
  const { apiKey, secret } = await insertApiKey(transaction, { projectId, name: 'Sandbox', secretShownTo: owner, createdAt: now });
  await insertAuditEntries(transaction, [{ ...apiKeyEntry('apiKey.create', owner, apiKey), at: now }]);
  return secret;
}

async function ownsProject(transaction: Transaction, userId: string): Promise<boolean> {
  const [project] = await transaction
    .select({ id: projects.id })
    .from(projects)
    .innerJoin(members, eq(members.projectId, projects.id))
    .where(and(eq(members.userId, userId), eq(members.role, 'owner'), isNull(projects.deletedAt)))
    .limit(1);
  return project !== undefined;
}

interface UsageEventsParameters {
  projectId: string;
  startsAt: Date;
  now: Date;
  keys: SampleKeys;
}

/** One batch of usage with its request log per day, recorded at the end of the day. */
function usageEvents({ projectId, startsAt, now, keys }: UsageEventsParameters): SampleEvent[] {
  const gatewayId = `sample-${projectId}`;
  const events: SampleEvent[] = [];
  for (let from = new Date(startsAt.getTime() + firstRequestsAfterMs), sequence = 1; from < now; sequence += 1) {
    const midnightMs = (Math.floor(from.getTime() / dayMs) + 1) * dayMs;
    const to = new Date(Math.min(midnightMs, now.getTime()));
    const day = { from, to, at: new Date(to.getTime() - 1), sequence };
    events.push({
      at: day.at,
      apply: async (transaction) => {
        const rows = sampleTraffic({ projectId, apiKeys: keys, startsAt, now, ...day });
        await recordUsageBatch(transaction, { gatewayId, sequence: day.sequence, rows, at: day.at });
        await recordRequestsBatch(transaction, sampleRequests({ rows, now }));
      },
    });
    from = to;
  }
  return events;
}

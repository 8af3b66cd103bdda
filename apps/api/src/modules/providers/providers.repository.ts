import {
  createId,
  openProvider,
  projects,
  providers,
  sealProvider,
  type OpenProvider,
  type Orm,
  type SecretBox,
  type Transaction,
} from '@onepoint/database';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';

export type ProviderRow = OpenProvider;

export type NodeState = Pick<ProviderRow, 'health' | 'blockHeight' | 'lagBlocks' | 'latencyMs' | 'checkedAt'>;

export type ProviderChanges = Partial<Pick<ProviderRow, 'name' | 'url' | 'weight' | 'status' | 'deletedAt'> & NodeState>;

type NewProvider = Pick<ProviderRow, 'projectId' | 'name' | 'chain' | 'url' | 'weight'> & NodeState;

/** Successful requests to a project's nodes in one month. The driver returns bigints as text. */
interface ServedMonth extends Record<string, unknown> {
  /** `2026-11`, UTC */
  month: string;
  requests: string;
  computeUnits: string;
}

export type ProvidersRepository = ReturnType<typeof createProvidersRepository>;

export function createProvidersRepository(orm: Orm, secrets: SecretBox) {
  const open = (row: typeof providers.$inferSelect): ProviderRow => openProvider(secrets, row);
  return {
    isProvider: async (projectId: string): Promise<boolean> => {
      const [row] = await orm.select({ isProvider: projects.isProvider }).from(projects).where(eq(projects.id, projectId));
      return row?.isProvider ?? false;
    },

    /** Newest first. */
    list: async (projectId: string): Promise<ProviderRow[]> => {
      const rows = await orm.select().from(providers).where(live(projectId)).orderBy(desc(providers.createdAt), desc(providers.id));
      return rows.map(open);
    },

    find: async (projectId: string, providerId: string): Promise<ProviderRow | null> => {
      const [row] = await orm.select().from(providers).where(live(projectId, providerId));
      return row === undefined ? null : open(row);
    },

    /** Like `find`, and locks the row until the transaction ends. */
    findLocked: async (transaction: Transaction, projectId: string, providerId: string): Promise<ProviderRow | null> => {
      const [row] = await transaction.select().from(providers).where(live(projectId, providerId)).for('no key update');
      return row === undefined ? null : open(row);
    },

    /** Null if the project is not a provider. Locks the project until the transaction ends. */
    countLocked: async (transaction: Transaction, projectId: string): Promise<number | null> => {
      const [project] = await transaction
        .select({ id: projects.id })
        .from(projects)
        .where(and(eq(projects.id, projectId), eq(projects.isProvider, true), isNull(projects.deletedAt)))
        .for('no key update');
      if (project === undefined) return null;
      const [row] = await transaction.select({ providers: count() }).from(providers).where(live(projectId));
      return row?.providers ?? 0;
    },

    insert: async (transaction: Transaction, values: NewProvider): Promise<ProviderRow> => {
      const id = createId('prov');
      const [row] = await transaction
        .insert(providers)
        .values({ id, ...values, ...sealProvider(secrets, id, values.url) })
        .returning();
      if (row === undefined) throw new Error('A provider was inserted and not returned');
      return open(row);
    },

    update: async (transaction: Transaction, provider: ProviderRow, changes: ProviderChanges): Promise<ProviderRow> => {
      if (Object.keys(changes).length === 0) return provider;
      const values = { ...changes, ...(changes.url !== undefined && sealProvider(secrets, provider.id, changes.url)) };
      const [row] = await transaction.update(providers).set(values).where(eq(providers.id, provider.id)).returning();
      return row === undefined ? provider : open(row);
    },

    /**
     * Successful requests to each node, by provider id.
     *
     * @param since the start of an hour
     */
    servedSince: async (projectId: string, since: Date): Promise<ReadonlyMap<string, number>> => {
      const { rows } = await orm.execute<{ id: string; requests: string }>(sql`
        select u.provider_id as id, sum(u.requests - u.errors) as requests
        from providers p join usage_hours u on u.provider_id = p.id and u.hour >= ${since}
        where p.project_id = ${projectId} and p.deleted_at is null group by 1`);
      return new Map(rows.map(({ id, requests }) => [id, Number(requests)]));
    },

    /** Successful requests to a project's nodes by month, including deleted nodes. Newest month first. */
    servedByMonth: async (projectId: string): Promise<ServedMonth[]> => {
      const { rows } = await orm.execute<ServedMonth>(sql`
        select to_char(u.day at time zone 'UTC', 'YYYY-MM') as month, sum(u.requests - u.errors) as requests,
          sum(u.compute_units) as "computeUnits"
        from providers p join usage_days u on u.provider_id = p.id
        where p.project_id = ${projectId} group by 1 order by 1 desc`);
      return rows;
    },
  };
}

function live(projectId: string, providerId?: string) {
  return and(
    eq(providers.projectId, projectId),
    isNull(providers.deletedAt),
    providerId === undefined ? undefined : eq(providers.id, providerId),
  );
}

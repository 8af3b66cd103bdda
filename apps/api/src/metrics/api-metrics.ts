import type { Database } from '@onepoint/database';
import { addBusMetrics, addGauge, addPoolMetrics, HttpMetrics, type BusReading } from '@onepoint/metrics';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { clockRuns } from '../clocks.ts';
import { BrowserMetrics } from '../modules/reports/browser-metrics.ts';

export interface ApiMetrics {
  registry: Registry;
  requests: HttpMetrics;
  browser: BrowserMetrics;
  /** Adds metrics of the connection to NATS. Call it once the connection exists. */
  watchBus: (read: () => BusReading) => void;
}

/** Labels are bounded: route patterns, never ids. */
export function createApiMetrics({ pool, orm }: Pick<Database, 'pool' | 'orm'>): ApiMetrics {
  const registry = new Registry();
  addPoolMetrics(registry, pool);
  addOutboxMetrics(registry, orm);
  clockRuns.register(registry);
  let readBus: (() => BusReading) | undefined;
  addBusMetrics(registry, () => readBus?.() ?? null);
  return {
    registry,
    requests: new HttpMetrics(registry),
    browser: new BrowserMetrics(registry),
    watchBus: (read) => {
      readBus = read;
    },
  };
}

/** Measures requests by route pattern. Paths without a route are counted together. */
export function registerRequestMetrics(app: FastifyInstance, metrics: HttpMetrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.record({ method: request.method, route, status: reply.statusCode, durationMs: reply.elapsedTime });
  });
}

interface OutboxRow extends Record<string, unknown> {
  outbox: string;
  waiting: number;
  lateSecs: number;
}

const outbox = (name: string, table: string) => sql`
  select ${name}::text as outbox, count(*)::integer as waiting,
    coalesce(greatest(0, extract(epoch from now() - min(next_attempt_at))), 0)::float8 as "lateSecs"
  from ${sql.identifier(table)} where status = 'pending'`;

async function readOutboxes(orm: Database['orm']): Promise<OutboxRow[]> {
  const { rows } = await orm.execute<OutboxRow>(sql`${outbox('emails', 'emails')} union all ${outbox('webhooks', 'webhook_deliveries')}`);
  return rows;
}

function addOutboxMetrics(registry: Registry, orm: Database['orm']): void {
  const add = (name: string, help: string, valueOf: (row: OutboxRow) => number) =>
    addGauge(registry, { name, help, labelNames: ['outbox'] }, async (gauge) => {
      const rows = await readOutboxes(orm).catch((): OutboxRow[] => []);
      for (const row of rows) gauge.set({ outbox: row.outbox }, valueOf(row));
    });
  add('onepoint_outbox_waiting', 'Entries that wait to be sent, by outbox: emails, webhooks', ({ waiting }) => waiting);
  add(
    'onepoint_outbox_late_seconds',
    'How long ago the first due entry should have been sent, by outbox: emails, webhooks',
    ({ lateSecs }) => lateSecs,
  );
}

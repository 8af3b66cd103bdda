import type { Registry } from 'prom-client';
import { addGauge } from './add-gauge.ts';

/** The part of a `pg` pool that the metrics read. */
export interface PoolState {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/** Adds this process's database connections, used and idle, and the queries waiting for one. */
export function addPoolMetrics(registry: Registry, pool: PoolState): void {
  const connections = { name: 'onepoint_database_connections', help: 'Connections to PostgreSQL, by state: used or idle' };
  addGauge(registry, { ...connections, labelNames: ['state'] }, (gauge) => {
    gauge.set({ state: 'used' }, pool.totalCount - pool.idleCount);
    gauge.set({ state: 'idle' }, pool.idleCount);
  });
  addGauge(registry, { name: 'onepoint_database_waiting', help: 'Queries that wait for a connection to PostgreSQL' }, (gauge) =>
    gauge.set(pool.waitingCount),
  );
}

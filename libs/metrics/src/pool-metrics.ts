import { Gauge, type Registry } from 'prom-client';

/** What a connection pool of `pg` says about itself. */
export interface PoolState {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/** Adds the database connections of this process, and the queries that wait for one. */
export function addPoolMetrics(registry: Registry, pool: PoolState): void {
  new Gauge({
    name: 'onepoint_database_connections',
    help: 'Connections to PostgreSQL, by state: used or idle',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
    },
  });
  new Gauge({
    name: 'onepoint_database_waiting',
    help: 'Queries that wait for a connection to PostgreSQL',
    registers: [registry],
    collect() {
      this.set(pool.waitingCount);
    },
  });
}

import { randomUUID } from 'node:crypto';
import { recordUsage } from '@onepoint/database';
import { api } from '../../test/api.ts';
import { newProject, newUser } from '../../test/fixtures.ts';
import { testStatisticsStore } from './statistics-store.contract.ts';
import { createStatisticsRepository } from './statistics.repository.ts';

const { orm, pool } = api.database;

testStatisticsStore({
  store: createStatisticsRepository(orm),
  record: async (rows) => {
    await recordUsage(pool, { gatewayId: `gateway_${randomUUID()}`, sequence: 1, rows });
  },
  createProject: () => newProject(newUser(), { planId: 'FREE' }),
});

import { createApiClient } from '@onepoint/api-client';
import { auditEntryFixture, createFakeApi, projectFixture } from '@onepoint/testing/api';
import { expect, test } from 'vitest';
import { baseUrl } from '../../../test/render-screen.tsx';
import { server } from '../../../test/server.ts';
import { noAuditFilters } from './audit-filters.ts';
import { listAllAuditEntries } from './list-all-audit-entries.ts';

const client = createApiClient({ baseUrl, getToken: () => Promise.resolve('token') });
const project = projectFixture();
const entries = Array.from({ length: 230 }, (_, index) =>
  auditEntryFixture({ id: `aud_${String(index)}`, action: index % 2 === 0 ? 'apiKey.create' : 'member.add' }),
);

test('all pages are read, each entry once, and only those that match', async () => {
  server.use(...createFakeApi(baseUrl, { projects: [project], auditEntries: { [project.id]: entries } }).handlers);
  expect(await listAllAuditEntries(client, project.id, noAuditFilters)).toEqual(entries);
  expect(await listAllAuditEntries(client, project.id, { ...noAuditFilters, action: 'apiKey' })).toHaveLength(115);
});

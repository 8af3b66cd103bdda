import { createApiClient } from '@onepoint/api-client';
import { auditDepositFixtures, auditEntryFixture, createFakeApi, projectFixture } from '@onepoint/testing/api';
import { describe, expect, test } from 'vitest';
import { baseUrl } from '../../test/render-screen.tsx';
import { server } from '../../test/server.ts';
import { auditCsv, changedItems, listAllAuditEntries } from './audit-csv.ts';
import { noAuditFilters } from './audit-filters.ts';

describe('auditCsv', () => {
  const texts = {
    time: 'Time',
    actor: 'Actor',
    actorId: 'User ID',
    token: 'API token',
    tokenId: 'Token ID',
    action: 'Action',
    subject: 'Target',
    subjectId: 'Target ID',
    changes: 'Changes',
  };

  test('writes one row per entry with the values before and after', () => {
    const entry = auditEntryFixture({
      changes: [
        { field: 'role', before: 'viewer', after: 'developer' },
        { field: 'allowLists.ips', before: null, after: ['10.0.0.1', '10.0.0.2'] },
      ],
    });
    expect(auditCsv([entry], texts).split('\r\n')).toEqual([
      'Time,Actor,User ID,API token,Token ID,Action,Target,Target ID,Changes',
      '2026-03-14T11:20:00.000Z,Grace,user_2fXq7TnB1LwZ,,,member.changeRole,Ada,mem_9kLd3VbX7QsW,role: viewer → developer; allowLists.ips:  → 10.0.0.1 10.0.0.2',
      '',
    ]);
  });

  test('leaves the actor of a system action empty and escapes formulas in names', () => {
    const entry = auditEntryFixture({ actor: null, subject: { type: 'project', id: 'proj_1', name: '=1+1' }, changes: [] });
    expect(auditCsv([entry], texts)).toContain(",,,,,member.changeRole,'=1+1,proj_1,\r\n");
  });

  test('names the token of a change, with its user or alone', () => {
    const token = { id: 'tok_1', name: 'Deploy' };
    const rows = auditCsv([auditEntryFixture({ token }), auditEntryFixture({ token, actor: null })], texts).split('\r\n');
    expect(rows[1]).toContain(',Grace,user_2fXq7TnB1LwZ,Deploy,tok_1,member.changeRole,');
    expect(rows[2]).toContain(',,,Deploy,tok_1,member.changeRole,');
  });

  test('writes deposits with their promo code or payment ID, in cents', () => {
    const rows = auditCsv(auditDepositFixtures('2026-03-14T11:20:00.000Z'), texts).split('\r\n');
    expect(rows[1]).toMatch(/,promoCode\.activate,SPRING-25,req_\w+,credited:  → 2500$/);
    expect(rows[2]).toMatch(
      /,,,payment\.credit,pay_7xQm2VbT9KsL,pay_7xQm2VbT9KsL,credited:  → 9860; fee:  → 140; paymentType:  → CRYPTOCLOUD_PAYMENT$/,
    );
  });
});

describe('changedItems', () => {
  test('returns only added and removed items', () => {
    expect(changedItems(['a', 'b'], ['b', 'c'])).toEqual({ added: ['c'], removed: ['a'] });
    expect(changedItems([], [])).toEqual({ added: [], removed: [] });
  });
});

describe('listAllAuditEntries', () => {
  const client = createApiClient({ baseUrl, getToken: () => Promise.resolve('token') });
  const project = projectFixture();
  const entries = Array.from({ length: 230 }, (_, index) =>
    auditEntryFixture({ id: `aud_${String(index)}`, action: index % 2 === 0 ? 'apiKey.create' : 'member.add' }),
  );

  test('reads all pages, each entry once, with the filters applied', async () => {
    server.use(...createFakeApi(baseUrl, { projects: [project], auditEntries: { [project.id]: entries } }).handlers);
    expect(await listAllAuditEntries(client, project.id, noAuditFilters)).toEqual(entries);
    expect(await listAllAuditEntries(client, project.id, { ...noAuditFilters, action: 'apiKey' })).toHaveLength(115);
  });
});

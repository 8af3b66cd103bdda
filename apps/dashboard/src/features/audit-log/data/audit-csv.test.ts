import { auditDepositFixtures, auditEntryFixture } from '@onepoint/testing/api';
import { expect, test } from 'vitest';
import { auditCsv } from './audit-csv.ts';

const texts = { time: 'Time', actor: 'By', actorId: 'User', action: 'Action', subject: 'Subject', subjectId: 'ID', changes: 'Changes' };

test('an entry is one row, with its values before and after', () => {
  const entry = auditEntryFixture({
    changes: [
      { field: 'role', before: 'viewer', after: 'developer' },
      { field: 'allowLists.ips', before: null, after: ['10.0.0.1', '10.0.0.2'] },
    ],
  });
  expect(auditCsv([entry], texts).split('\r\n')).toEqual([
    'Time,By,User,Action,Subject,ID,Changes',
    '2026-03-14T11:20:00.000Z,Grace,user_2fXq7TnB1LwZ,member.changeRole,Ada,mem_9kLd3VbX7QsW,role: viewer → developer; allowLists.ips:  → 10.0.0.1 10.0.0.2',
    '',
  ]);
});

test('what the service did has no actor, and a name cannot run as a formula', () => {
  const entry = auditEntryFixture({ actor: null, subject: { type: 'project', id: 'proj_1', name: '=1+1' }, changes: [] });
  expect(auditCsv([entry], texts)).toContain(",,,member.changeRole,'=1+1,proj_1,\r\n");
});

test('money that came in stands with its code or the id of its payment, in cents as the API says them', () => {
  const rows = auditCsv(auditDepositFixtures('2026-03-14T11:20:00.000Z'), texts).split('\r\n');
  expect(rows[1]).toMatch(/,promoCode\.activate,SPRING-25,req_\w+,credited:  → 2500$/);
  expect(rows[2]).toMatch(
    /,,,payment\.credit,pay_7xQm2VbT9KsL,pay_7xQm2VbT9KsL,credited:  → 9860; fee:  → 140; paymentType:  → CRYPTOCLOUD_PAYMENT$/,
  );
});

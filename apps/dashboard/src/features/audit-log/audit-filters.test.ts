import { assert, constantFrom, date, option, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAuditFilters, noAuditFilters, parseAuditFilters } from './audit-filters.ts';

describe('audit filters', () => {
  const instants = option(date({ noInvalidDate: true, min: new Date(0), max: new Date('2999-01-01') }));

  test('round-trips filters through the URL', () => {
    assert(
      property(
        record({ action: constantFrom(null, 'apiKey', 'member.changeRole'), actorId: constantFrom(null, 'user_1'), at: instants }),
        (given) => {
          const from = given.at?.toISOString() ?? null;
          const to = given.at ? new Date(given.at.getTime() + 1).toISOString() : null;
          const filters = { action: given.action, actorId: given.actorId, from, to };
          expect(parseAuditFilters(formatAuditFilters(filters, new URLSearchParams()))).toEqual(filters);
        },
      ),
    );
  });

  test.each([
    'action=%3Cscript%3E',
    'action=a.b.c',
    'actor=',
    'actor=%00',
    'from=yesterday&to=2026-01-01',
    'from=2026-02-01&to=2026-01-01',
    'from=2026-01-01',
  ])('ignores invalid values: %s', (search) => {
    expect(parseAuditFilters(new URLSearchParams(search))).toEqual(noAuditFilters);
  });

  test('keeps other parameters', () => {
    expect(formatAuditFilters({ ...noAuditFilters, action: 'member' }, new URLSearchParams('devMode=on&actor=x')).toString()).toBe(
      'devMode=on&action=member',
    );
  });
});

import { describe, expect, test } from 'vitest';
import { findRequestId, formatRequestsFilters, noRequestsFilters, parseRequestsFilters } from './requests-filters.ts';

const filters = {
  apiKeyId: 'key_1',
  chain: 'ethereum',
  method: 'eth_call',
  status: 'failed',
  code: '-32000',
  from: '2026-03-13T00:00:00.000Z',
  to: '2026-03-14T00:00:00.000Z',
} as const;

describe('requests-filters', () => {
  test('round-trips all filters and keeps other parameters', () => {
    const search = formatRequestsFilters(filters, new URLSearchParams('view=x'));
    expect(search.get('view')).toBe('x');
    expect(parseRequestsFilters(search)).toEqual(filters);
  });

  test('removes cleared filters', () => {
    expect(String(formatRequestsFilters(noRequestsFilters, formatRequestsFilters(filters)))).toBe('');
  });

  test.each(['key=a%20b', 'chain=ETH', 'status=bad', 'code=rate', 'from=2026-03-13T00:00:00Z', 'from=2026-03-14&to=2026-03-13'])(
    'ignores %s',
    (query) => expect(parseRequestsFilters(new URLSearchParams(query))).toEqual(noRequestsFilters),
  );
});

describe('find-request-id', () => {
  test.each([
    'req_Zk3vQ8mT1xRw7LbN0sYd',
    ' req_Zk3vQ8mT1xRw7LbN0sYd ',
    'x-request-id: req_Zk3vQ8mT1xRw7LbN0sYd',
    '{"requestId":"req_Zk3vQ8mT1xRw7LbN0sYd"}',
  ])('finds the ID in %s', (text) => expect(findRequestId(text)).toBe('req_Zk3vQ8mT1xRw7LbN0sYd'));

  test.each(['', '42', 'req_', 'proj_7hJ2kQx0VnR4'])('finds none in %j', (text) => expect(findRequestId(text)).toBeNull());
});

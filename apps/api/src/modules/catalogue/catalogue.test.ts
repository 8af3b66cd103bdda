import type { Catalogue } from '@onepoint/api-contract';
import { planCatalogue, readServedCatalogue } from '@onepoint/plans-domain';
import { expect, test } from 'vitest';
import { callApi } from '../../test/api.ts';

test('lists plans, add-ons and deposit terms without a session', async () => {
  const { status, body } = await callApi('GET /v1/catalogue');
  const { plans, packages, deposits } = body as Catalogue;
  expect(status).toBe(200);
  expect(plans.map(({ id }) => id)).toEqual(['PUBLIC', 'FREE', 'PAYG', 'M']);
  expect(packages).toEqual([{ id: 'L', priceCents: 4_900, connections: 5, countMax: 100 }]);
  expect(deposits).toEqual((await callApi('GET /v1/depositTerms')).body);
  expect(readServedCatalogue(body as Catalogue)).toEqual(planCatalogue);
});

test('can be cached for a minute, and is not sent again while its ETag is current', async () => {
  const first = await callApi('GET /v1/catalogue');
  expect(first.headers['cache-control']).toBe('public, max-age=60');
  const etag = String(first.headers['etag']);
  expect(etag).toMatch(/^(W\/)?".+"$/);
  expect((await callApi('GET /v1/catalogue', { headers: { 'if-none-match': etag } })).status).toBe(304);
});

import { defineCall } from '../call.ts';
import { catalogueSchema } from '../schemas/catalogue.ts';

/** Public and cacheable, so that third-party sites can show current prices. */
export const getCatalogue = defineCall({
  operationId: 'getCatalogue',
  method: 'GET',
  path: '/v1/catalogue',
  tag: 'Billing',
  summary: 'Get plans, add-ons, and deposit terms',
  access: 'public',
  scope: null,
  replies: { 200: catalogueSchema },
  errors: [],
  cacheSecs: 60,
});

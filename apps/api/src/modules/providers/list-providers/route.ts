import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { usagePeriods } from '../../api-keys/usage-periods.ts';
import { toProvider } from '../to-provider.ts';

export const listProviders = defineRoute(contract.listProviders, async ({ params, role }, { providers, now }) => {
  if (!(await providers.isProvider(params.projectId))) throw new ApiError('PROVIDER_NOT_FOUND');
  const [rows, served] = await Promise.all([
    providers.list(params.projectId),
    providers.servedSince(params.projectId, usagePeriods(now()).day),
  ]);
  return rows.map((row) => toProvider(row, served.get(row.id) ?? 0, role));
});

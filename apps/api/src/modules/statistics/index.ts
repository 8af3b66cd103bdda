import { getApiKeyStatistics } from './get-api-key-statistics/route.ts';
import { getProjectStatistics } from './get-project-statistics/route.ts';
import { getProviderStatistics } from './get-provider-statistics/route.ts';
import { getProvidersStatistics } from './get-providers-statistics/route.ts';
import { getStatistics } from './get-statistics/route.ts';

export const statisticsRoutes = [getStatistics, getProjectStatistics, getApiKeyStatistics, getProvidersStatistics, getProviderStatistics];

import { getUsageSummary } from './get-usage-summary/route.ts';
import { getUsage } from './get-usage/route.ts';

export const usageRoutes = [getUsage, getUsageSummary];

export const screenPaths = {
  dashboard: '/dashboard',
  getStarted: '/dashboard/get-started',
  apiKey: (apiKeyId: string) => `/dashboard/private-key/${apiKeyId}`,
  statistics: '/dashboard/statistics',
  members: '/dashboard/settings/members',
  payments: '/dashboard/payments',
} as const;

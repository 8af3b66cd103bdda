import type { RequestPaths } from '../use-request-texts.tsx';

/** Paths for stories and tests. */
export const storyPaths: RequestPaths = {
  requests: '/dashboard/requests',
  request: (requestId) => `/dashboard/requests/${requestId}`,
  apiKeys: '/dashboard',
  apiKey: (apiKeyId) => `/dashboard/private-key/${apiKeyId}`,
  guide: '/docs/requests#request-log',
  errorDocs: (code) => `/docs/errors/${code}`,
};

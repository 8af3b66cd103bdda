import type { RequestPaths } from '../use-request-texts.tsx';

export const storyPaths: RequestPaths = {
  requests: '/dashboard/requests',
  request: (requestId) => `/dashboard/requests/${requestId}`,
  apiKeys: '/dashboard',
  apiKey: (apiKeyId) => `/dashboard/private-key/${apiKeyId}`,
  guide: '/docs/requests#request-log',
  errorDocs: (code) => `/docs/errors/${code}`,
};

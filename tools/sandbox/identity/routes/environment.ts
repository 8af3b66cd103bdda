import { jsonReply } from '../http/reply.ts';
import { route } from '../http/route.ts';
import { environmentJson } from '../serializers/environment.ts';

// The SDK asks again with PATCH when it wants to name its origin; the answer is the same.
export const environmentRoutes = (['GET', 'PATCH'] as const).map((method) =>
  route(method, '/environment', ({ settings }) => jsonReply(200, environmentJson(settings))),
);

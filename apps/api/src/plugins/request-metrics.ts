import type { HttpMetrics } from '@onepoint/metrics';
import type { FastifyInstance } from 'fastify';

/** Counts and measures every request under its route's pattern. Paths without a route are counted together. */
export function registerRequestMetrics(app: FastifyInstance, metrics: HttpMetrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.record({ method: request.method, route, status: reply.statusCode, durationMs: reply.elapsedTime });
  });
}

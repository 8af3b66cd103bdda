import { traceRequest, type RequestSpan } from '@onepoint/tracing';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Names traces by route pattern. They include the request's database queries. */
export function registerRequestTraces(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, id } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const attributes = { 'http.request.method': method, 'http.route': route, 'onepoint.request_id': id };
    const span = traceRequest(headers, `${method} ${route}`, attributes);
    spans.set(request, span);
    span.run(done);
  });
  app.addHook('onResponse', async (request, reply) => spans.get(request)?.end(reply.statusCode));
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

const valueSchema = z.object({ stringValue: z.string().optional(), intValue: z.union([z.number(), z.string()]).optional() });

const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: valueSchema })).default([]),
  status: z.object({ code: z.number().optional() }).default({}),
});

const requestSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.object({ key: z.string(), value: valueSchema })) }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});

export interface ReceivedSpan {
  readonly service: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly isError: boolean;
}

interface TraceReceiver {
  readonly endpoint: string;
  /** In the order in which they were received. */
  readonly spans: readonly ReceivedSpan[];
  readonly close: () => Promise<void>;
}

const errorStatus = 2;

/** Starts a receiver of traces over OTLP/HTTP (https://opentelemetry.io/docs/specs/otlp) for tests. */
export async function startTraceReceiver(): Promise<TraceReceiver> {
  const spans: ReceivedSpan[] = [];
  const receive = async (body: unknown): Promise<void> => {
    for (const { resource, scopeSpans } of requestSchema.parse(body).resourceSpans) {
      const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
      for (const span of scopeSpans.flatMap((scope) => scope.spans)) {
        const attributes = Object.fromEntries(
          span.attributes.map(({ key, value }) => [key, String(value.stringValue ?? value.intValue ?? '')]),
        );
        const { traceId, spanId, parentSpanId, name } = span;
        spans.push({ service, traceId, spanId, parentSpanId, name, attributes, isError: span.status.code === errorStatus });
      }
    }
  };
  const server = createServer((request, response) => {
    const isTraces = request.method === 'POST' && request.url === '/v1/traces';
    json(request)
      .then(receive)
      .then(
        () => response.writeHead(isTraces ? 200 : 404, { 'content-type': 'application/json' }).end('{}'),
        () => response.writeHead(400).end(),
      );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

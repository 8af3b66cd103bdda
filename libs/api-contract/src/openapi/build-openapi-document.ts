import type { Call } from '../call.ts';
import { contract } from '../contract.ts';
import { errorBodySchema } from '../schemas/primitives.ts';
import { webhookEvents, webhookEventSummaries, webhookPayloadSchema, type WebhookEvent } from '../webhook-events.ts';
import { webhookPayloadExample } from './example-webhooks.ts';
import { headerObjects, operation } from './operation.ts';
import { sharedParameters } from './parameters.ts';
import { toSchemaObject, type SchemaObject } from './schema-object.ts';

export interface BuildOpenApiDocumentParameters {
  title: string;
  serverUrl: string;
  /** Operation ids to include. Default: all. */
  operations?: readonly string[];
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: Record<string, unknown>;
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Record<string, unknown>>>;
  webhooks: Record<string, { post: Record<string, unknown> }>;
  components: {
    schemas: Record<string, SchemaObject>;
    headers: Record<string, unknown>;
    parameters: Record<string, unknown>;
    securitySchemes: Record<string, unknown>;
  };
}

/** Builds an OpenAPI 3.1 document from the contract, with paths, schemas, error codes, and examples. */
export function buildOpenApiDocument({ title, serverUrl, operations }: BuildOpenApiDocumentParameters): OpenApiDocument {
  const calls: readonly Call[] = Object.values(contract);
  const described = operations === undefined ? calls : calls.filter(({ operationId }) => operations.includes(operationId));
  const schemas: Record<string, SchemaObject> = {};
  toSchemaObject(errorBodySchema, 'output', schemas, 'Error');
  const paths: OpenApiDocument['paths'] = {};
  for (const call of described) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call, schemas, serverUrl) };
  }
  const hasWebhooks = described.some(({ operationId }) => operationId === 'createWebhook');
  const webhooks = hasWebhooks ? Object.fromEntries(webhookEvents.map((event) => [event, { post: webhookOperation(event, schemas) }])) : {};
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1.0.0',
      description:
        'Projects, API keys, balance and statistics. Amounts are integers in cents (USD); amounts below a cent are decimal strings in USD. Times are ISO 8601 in UTC. Responses are compressed with Brotli or gzip if you send `Accept-Encoding`.',
    },
    servers: [{ url: serverUrl }],
    tags: [...new Set(described.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    webhooks,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1))),
      headers: headerObjects,
      parameters: sharedParameters,
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'Session token of a signed-in user, for the dashboard. It expires after one minute.',
        },
        personalToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'op_pat_…',
          description: 'Personal token. It acts as the user who created it, in all their projects, within its scopes and the user’s role.',
        },
        projectToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'op_prj_…',
          description: 'Project token. It belongs to one project and acts with the role `admin`, within its scopes.',
        },
      },
    },
  };
}

function webhookOperation(event: WebhookEvent, components: Record<string, SchemaObject>): Record<string, unknown> {
  const schema = toSchemaObject(webhookPayloadSchema(event), 'output', components, 'WebhookEvent');
  return {
    operationId: event,
    summary: webhookEventSummaries[event],
    tags: ['Webhooks'],
    requestBody: { required: true, content: { 'application/json': { schema, example: webhookPayloadExample(event) } } },
    responses: { '2XX': { description: 'The event was received. We retry after any other status.' } },
    security: [],
  };
}

import type { Call } from '../call.ts';
import { contract } from '../contract.ts';
import { errorBodySchema } from '../errors/error-body.ts';
import { operation } from './operation.ts';
import { toSchemaObject, type SchemaObject } from './to-schema-object.ts';

export interface BuildOpenApiDocumentParameters {
  title: string;
  /** Address that the paths are below. */
  serverUrl: string;
  /** Operation ids to describe. Default: all of the contract. */
  operations?: readonly string[];
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: Record<string, unknown>;
  servers: { url: string }[];
  tags: { name: string }[];
  /** By path, then by method in lower case. */
  paths: Record<string, Record<string, Record<string, unknown>>>;
  components: { schemas: Record<string, SchemaObject>; securitySchemes: Record<string, unknown> };
}

/** The contract as an OpenAPI 3.1 document: paths, schemas, every error code with cause and cure, an example of each call. */
export function buildOpenApiDocument({ title, serverUrl, operations }: BuildOpenApiDocumentParameters): OpenApiDocument {
  const calls: readonly Call[] = Object.values(contract);
  const described = operations === undefined ? calls : calls.filter(({ operationId }) => operations.includes(operationId));
  const schemas: Record<string, SchemaObject> = {};
  toSchemaObject(errorBodySchema, 'output', schemas);
  const paths: OpenApiDocument['paths'] = {};
  for (const call of described) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1.0.0',
      description:
        'Projects, API keys, balance and statistics. Money is a whole number of cents; amounts below a cent are decimal strings in USD. Instants are ISO 8601 in UTC. Every reply carries `x-request-id`.',
    },
    servers: [{ url: serverUrl }],
    tags: [...new Set(described.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The session token of a signed-in user. It lives for a minute.',
        },
      },
    },
  };
}

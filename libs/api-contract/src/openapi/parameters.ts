import type { $ZodType } from 'zod/v4/core';
import type { Call } from '../call.ts';
import { findFieldDescription, toSchemaObject, type SchemaObject } from './schema-object.ts';

export const valueExamples: Readonly<Record<string, string>> = {
  projectId: 'proj_7hJ2kQx0VnR4sT8wYbL3mC',
  apiKeyId: 'key_1r0SN7YpsAoTp42yM7Psal',
  memberId: 'mem_8sWq1ZtYc5Nv0RkJ3hLp6D',
  paymentId: 'pay_5vKd2RzT8qXw1LbN7mYc4H',
  providerId: 'prov_Qm3x7Lk2Vd9sB1nH5tYw0R',
  invitationId: 'inv_4tBw7NcXq1Rz0LkJ8hVp2M',
  tokenId: 'tok_8sWq1ZtYc5Nv0RkJ3hLp6D',
  personalTokenId: 'tok_8sWq1ZtYc5Nv0RkJ3hLp6D',
  webhookId: 'wh_3mRk8TzQ1Lx6Vb0NcY5jHd',
  deliveryId: 'dlv_0sHf6JyU3Bx9Mq2KaEw8Vt',
  alertId: 'alt_5nXc2QvB8Lz1Rk7TjWp4Hd',
  month: '2026-11',
  userId: 'user_2kXb9PqLw4',
  from: '2026-11-20T00:00:00Z',
  to: '2026-11-21T00:00:00Z',
};

export const sharedParameters = {
  RequestId: {
    name: 'X-Request-ID',
    in: 'header',
    required: false,
    description: 'Your ID for the request, 8 to 64 letters, digits, hyphens and underscores. It is returned and logged.',
    schema: { type: 'string', pattern: String.raw`^[\w-]{8,64}$` },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'ETag of the response you have. If it is still current, the response is 304 without a body.',
    schema: { type: 'string' },
  },
} as const;

const reference = (name: keyof typeof sharedParameters) => ({ $ref: `#/components/parameters/${name}` });

/** Path, query, and header parameters of a call. Adds the schemas that they reference to `components`. */
export function parameters(call: Call, components: Record<string, SchemaObject>): Record<string, unknown>[] {
  const { operationId, params, query, idempotencyKey } = call;
  const described = (place: 'path' | 'query', schema: $ZodType) =>
    properties(toSchemaObject(schema, 'input', components, operationId)).map(
      ({ name, required, schema: { description: _description, ...type } }) => ({
        name,
        in: place,
        required,
        description: findFieldDescription([operationId, name])?.description,
        schema: type,
        ...(required && valueExamples[name] !== undefined && { example: valueExamples[name] }),
      }),
    );
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: idempotencyKey === 'required',
    description:
      'A unique value of your choice for each thing to create or change, such as a UUID. For 24 hours, a request with the same key returns the first result and does nothing else.',
    schema: { type: 'string', minLength: 1, maxLength: 128 },
  };
  return [
    ...(params === undefined ? [] : described('path', params)),
    ...(query === undefined ? [] : described('query', query)),
    ...(idempotencyKey === undefined ? [] : [key]),
    ...(call.cacheSecs === undefined ? [] : [reference('IfNoneMatch')]),
    reference('RequestId'),
  ];
}

/** Example values for the required parameters of a query. */
export function queryExamples(query: $ZodType): Record<string, string> {
  const required = properties(toSchemaObject(query, 'input', {}, 'query')).filter((property) => property.required);
  return Object.fromEntries(required.map(({ name }) => [name, valueExamples[name] ?? name]));
}

interface Property {
  name: string;
  required: boolean;
  schema: SchemaObject;
}

function properties(schema: SchemaObject): Property[] {
  const required = schema['required'];
  const entries = Object.entries((schema['properties'] ?? {}) as Record<string, SchemaObject>);
  return entries.map(([name, property]) => ({ name, required: Array.isArray(required) && required.includes(name), schema: property }));
}

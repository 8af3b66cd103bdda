import type { Call } from '../call.ts';
import type { OperationId } from '../contract.ts';
import { describeAccess, requiredRoles } from './access.ts';
import { curlExample } from './curl-example.ts';
import { errorReplies } from './error-replies.ts';
import { examples } from './examples.ts';
import { headersOf } from './headers.ts';
import { parameters } from './parameters.ts';
import { toSchemaObject, type SchemaObject } from './to-schema-object.ts';

const descriptions: Readonly<Record<number, string>> = { 200: 'Success.', 201: 'Created.', 204: 'Success; the response is empty.' };

/** A call as OpenAPI's operation object. */
export function operation(call: Call, components: Record<string, SchemaObject>, serverUrl: string): Record<string, unknown> {
  const roles = requiredRoles(call);
  const example = examples[call.operationId as OperationId];
  const replies = Object.entries(call.replies).map(([status, schema]) => {
    const description = descriptions[Number(status)];
    const headers = headersOf(call, Number(status));
    if (status === '204') return [status, { description, headers }];
    return [status, { description, headers, content: json(toSchemaObject(schema, 'output', components, call.operationId), example.reply) }];
  });
  const declared = parameters(call, components);
  return {
    operationId: call.operationId,
    summary: call.summary,
    description: describeAccess(call),
    tags: [call.tag],
    parameters: declared,
    ...(call.body && {
      requestBody: { required: true, content: json(toSchemaObject(call.body, 'input', components, call.operationId), example.body) },
    }),
    responses: {
      ...Object.fromEntries(replies),
      ...(call.cacheSecs !== undefined && { 304: { description: 'Not modified; the response is empty.', headers: headersOf(call, 304) } }),
      ...errorReplies(call),
    },
    ...(roles && { 'x-required-roles': roles }),
    'x-codeSamples': [{ lang: 'Shell', label: 'curl', source: curlExample(call, serverUrl) }],
    security: call.access === 'public' ? [] : [{ session: [] }],
  };
}

function json(schema: SchemaObject, example: unknown): Record<string, unknown> {
  return { 'application/json': { schema, example } };
}

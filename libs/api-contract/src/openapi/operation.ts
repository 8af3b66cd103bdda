import type { Call } from '../call.ts';
import type { OperationId } from '../contract.ts';
import { errorCodesOf } from '../errors/error-codes-of.ts';
import { errorReplies } from './error-replies.ts';
import { examples } from './examples.ts';
import { parameters } from './parameters.ts';
import { toSchemaObject, type SchemaObject } from './to-schema-object.ts';

const descriptions: Readonly<Record<number, string>> = { 200: 'Success.', 201: 'Created.', 204: 'Done; the reply is empty.' };

/** A call as OpenAPI's operation object. */
export function operation(call: Call, components: Record<string, SchemaObject>): Record<string, unknown> {
  const example = examples[call.operationId as OperationId];
  const replies = Object.entries(call.replies).map(([status, schema]) => {
    const description = descriptions[Number(status)];
    if (status === '204') return [status, { description }];
    return [status, { description, content: json(toSchemaObject(schema, 'output', components), example.reply) }];
  });
  const declared = parameters(call, components);
  return {
    operationId: call.operationId,
    summary: call.summary,
    description: access(call),
    tags: [call.tag],
    ...(declared.length > 0 && { parameters: declared }),
    ...(call.body && { requestBody: { required: true, content: json(toSchemaObject(call.body, 'input', components), example.body) } }),
    responses: { ...Object.fromEntries(replies), ...errorReplies(errorCodesOf(call)) },
    security: call.access === 'public' ? [] : [{ session: [] }],
  };
}

function json(schema: SchemaObject, example: unknown): Record<string, unknown> {
  return { 'application/json': { schema, example } };
}

function access(call: Call): string {
  if (call.access === 'public') return 'Open to anyone.';
  if (call.access === 'session') return 'For anyone signed in.';
  return `For members of the project whose role allows \`${call.access}\`.`;
}

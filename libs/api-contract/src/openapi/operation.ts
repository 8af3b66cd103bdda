import { type Call, errorCodesOf } from '../call.ts';
import { type OperationId, findReadCall } from '../contract.ts';
import { errorCodes, type ErrorCode } from '../error-codes.ts';
import { type Action, may, roles, type Role } from '../roles.ts';
import type { Scope } from '../scopes.ts';
import { examples } from './examples.ts';
import { parameters, queryExamples, valueExamples } from './parameters.ts';
import { toSchemaObject, type SchemaObject } from './schema-object.ts';

const descriptions: Readonly<Record<number, string>> = { 200: 'Success.', 201: 'Created.', 204: 'Success; the response is empty.' };

/** Builds the OpenAPI operation of a call. Adds the schemas that it references to `components`. */
export function operation(call: Call, components: Record<string, SchemaObject>, serverUrl: string): Record<string, unknown> {
  const required = requiredRoles(call);
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
    ...(call.deprecated && { deprecated: true }),
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
    ...(required && { 'x-required-roles': required }),
    ...(call.scope !== null && { 'x-required-scopes': requiredScopes(call) }),
    'x-codeSamples': [{ lang: 'Shell', label: 'curl', source: curlExample(call, serverUrl) }],
    security: securityOf(call),
  };
}

function json(schema: SchemaObject, example: unknown): Record<string, unknown> {
  return { 'application/json': { schema, example } };
}

/** `when` names the operation, for calls whose roles depend on the request. */
interface RequiredRoles {
  when?: string;
  roles: readonly Role[];
}

const byRequest: Partial<Record<OperationId, readonly { when: string; action: Action }[]>> = {
  updateProject: [
    { when: 'change the name', action: 'project:update' },
    { when: 'change the plan or packages', action: 'plan:change' },
    { when: 'change the spend limit or alerts', action: 'settings:update' },
  ],
  removeMember: [
    { when: 'remove another member', action: 'member:manage' },
    { when: 'leave the project', action: 'member:read' },
  ],
};

const forms =
  'Limited to 5 requests in 10 minutes per user, or per address without a session, and to 60 per hour for all callers without a session.';
const owners = 'Only an owner can grant or take away the `owner` role.';

/** Conditions that roles and scopes don't express. */
const notes: Partial<Record<OperationId, string>> = {
  addMember: owners,
  updateMember: owners,
  removeMember: 'Only an owner can remove an owner.',
  createInvitation: owners,
  createChainRequest: forms,
  createEnterpriseRequest: forms,
};

const rolesOf = (action: Action): Role[] => roles.filter((role) => may(role, action));

function requiredRoles({ operationId, access }: Call): readonly RequiredRoles[] | null {
  if (access === 'public' || access === 'session') return null;
  const several = byRequest[operationId as OperationId];
  return several?.map(({ when, action }) => ({ when, roles: rolesOf(action) })) ?? [{ roles: rolesOf(access) }];
}

/** Scopes with `when` are needed only for that operation. */
function requiredScopes({ scope, furtherScopes = [] }: Call): readonly { when?: string; scope: Scope }[] {
  return scope === null ? [] : [{ scope }, ...furtherScopes];
}

function securityOf({ access, scope }: Call): readonly Record<string, readonly string[]>[] {
  if (access === 'public') return [];
  if (scope === null) return [{ session: [] }];
  return [{ session: [] }, { personalToken: [scope] }, ...(access === 'session' ? [] : [{ projectToken: [scope] }])];
}

function describeAccess(call: Call): string {
  const required = requiredRoles(call);
  const note = notes[call.operationId as OperationId];
  const sentences = required?.map(({ when, roles: allowed }) => {
    const names = allowed.map((role) => `\`${role}\``).join(', ');
    return when === undefined ? `Required role: ${names}.` : `To ${when}, required role: ${names}.`;
  }) ?? [call.access === 'public' ? 'No authentication required.' : 'For the signed-in user.'];
  return [...sentences, ...describeTokens(call), ...(note === undefined ? [] : [note])].join(' ');
}

function describeTokens({ access, scope, furtherScopes = [] }: Call): string[] {
  if (access === 'public') return [];
  if (scope === null) return ['API tokens can’t make this call.'];
  const further = furtherScopes.map((needed) => `To ${needed.when}, also \`${needed.scope}\`.`);
  return [`Required scope: \`${scope}\`.`, ...further, ...(access === 'session' ? ['Project tokens can’t make this call.'] : [])];
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function curlExample({ operationId, method, path, query, body, access, idempotencyKey }: Call, serverUrl: string): string {
  const filled = path.replaceAll(/\{(\w+)\}/gu, (_match, name: string) => valueExamples[name] ?? name);
  const search = query === undefined ? '' : new URLSearchParams(queryExamples(query)).toString();
  const lines = [`curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(serverUrl + filled + (search === '' ? '' : `?${search}`))}`];
  if (access !== 'public') lines.push('-H "Authorization: Bearer $ONEPOINT_TOKEN"');
  if (idempotencyKey !== undefined) lines.push(`-H ${quoted('Idempotency-Key: 5f2b0c9e-6a0d-4c7e-9f35-1d8a4b7e2c60')}`);
  if (body !== undefined) {
    lines.push(`-H ${quoted('Content-Type: application/json')}`, `-d ${quoted(JSON.stringify(examples[operationId as OperationId].body))}`);
  }
  return lines.join(' \\\n  ');
}

const text = { type: 'string' };
const count = { type: 'integer', minimum: 0 };

export const headerObjects = {
  'x-request-id': { description: 'ID of the request: yours if you sent one, otherwise a new one.', schema: text },
  'ratelimit-limit': { description: 'Maximum number of calls per minute.', schema: count },
  'ratelimit-remaining': { description: 'Number of calls left in the current window.', schema: count },
  'ratelimit-reset': { description: 'Seconds until the current window ends.', schema: count },
  'retry-after': { description: 'Seconds to wait before you try again.', schema: count },
  'www-authenticate': { description: 'Always `Bearer`.', schema: text },
  'cache-control': { description: 'How long the response can be cached, in seconds (`max-age`).', schema: text },
  etag: { description: 'Version of the response. Send it back in `If-None-Match`.', schema: text },
  location: { description: 'Path of the created resource.', schema: text },
  'idempotency-replayed': {
    description: '`true` if the response repeats that of an earlier request with the same `Idempotency-Key`. Absent otherwise.',
    schema: { type: 'string', enum: ['true'] },
  },
} satisfies Record<string, { description: string; schema: Record<string, unknown> }>;

type HeaderName = keyof typeof headerObjects;

function headersOf(call: Call, status: number): Record<string, { $ref: string }> {
  const names: HeaderName[] = ['x-request-id', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'];
  if (status === 429 || status === 503) names.push('retry-after');
  if (status === 401) names.push('www-authenticate');
  if (call.cacheSecs !== undefined && (status === 200 || status === 304)) names.push('cache-control', 'etag');
  if (status === 201 && findReadCall(call) !== null) names.push('location');
  if (call.idempotencyKey !== undefined && (status < 300 || status === 409)) names.push('idempotency-replayed');
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function errorReplies(call: Call): Record<string, unknown> {
  const codes = errorCodesOf(call);
  const statuses = [...new Set(codes.map((code) => errorCodes[code].status))].toSorted((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const ofStatus = codes.filter((code) => errorCodes[code].status === status);
      return [String(status), errorReply(ofStatus, headersOf(call, status))];
    }),
  );
}

function errorReply(codes: readonly ErrorCode[], headers: Record<string, unknown>): Record<string, unknown> {
  const ofCodes = codes.map((code) => {
    const { message, cause, cure } = errorCodes[code];
    return [code, { summary: `${cause} ${cure}`, value: { error: { code, message, requestId: 'req_4fR1uVbK8sQ2wXn7LmZc0T' } } }];
  });
  return {
    description: codes.map((code) => `\`${code}\`: ${errorCodes[code].cause} ${errorCodes[code].cure}`).join('\n\n'),
    headers,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, examples: Object.fromEntries(ofCodes) } },
  };
}

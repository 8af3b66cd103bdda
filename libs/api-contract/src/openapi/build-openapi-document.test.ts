import { expect, test } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { errorCodesOf, type Call } from '../call.ts';
import { contract, type OperationId } from '../contract.ts';
import { errorCodes } from '../error-codes.ts';
import { testEvent, webhookEventGroups, webhookEvents, webhookPayloadSchema } from '../webhook-events.ts';
import { buildOpenApiDocument } from './build-openapi-document.ts';
import { examples } from './examples.ts';
import { fieldDescriptions } from './field-descriptions.ts';
import { webhookPayloadExample } from './example-webhooks.ts';
import { findFieldDescription, visitFields } from './schema-object.ts';

const document = buildOpenApiDocument({ title: 'Test', serverUrl: 'https://example.com/api' });

test('describes every call with all of its statuses', () => {
  for (const call of Object.values(contract)) {
    const described = document.paths[call.path]?.[call.method.toLowerCase()];
    expect(described?.['operationId']).toBe(call.operationId);
    const statuses = [...Object.keys(call.replies), ...errorCodesOf(call).map((code) => String(errorCodes[code].status))];
    if (call.method === 'GET' && 'cacheSecs' in call) statuses.push('304');
    expect(Object.keys(described?.['responses'] ?? {}).toSorted()).toEqual([...new Set(statuses)].toSorted());
  }
});

test('references exactly the schemas it defines', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1]);
  expect([...new Set(references)].toSorted()).toEqual(Object.keys(document.components.schemas));
  expect(JSON.stringify(document)).not.toContain('$defs');
});

test('requires a session or API token except for public calls', () => {
  expect(document.paths['/v1/projects']?.['get']?.['security']).toEqual([{ session: [] }, { personalToken: ['projects:read'] }]);
  expect(document.paths['/v1/chains']?.['get']?.['security']).toEqual([]);
});

test('leaves out paths and schemas of excluded operations', () => {
  const { paths, components } = buildOpenApiDocument({ title: 'Test', serverUrl: 'https://example.com', operations: ['listChains'] });
  expect(Object.keys(paths)).toEqual(['/v1/chains']);
  expect(Object.keys(components.schemas)).toEqual(['Chain', 'Error']);
});

test('describes bodies as sent, before transforms', () => {
  expect(document.components.schemas['CreateProjectBody']).toMatchObject({
    properties: { name: { type: 'string', minLength: 1, maxLength: 80 } },
    required: ['name'],
  });
});

const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const contents = (part: unknown): unknown =>
  (part as { content?: Record<string, { schema: unknown }> } | undefined)?.content?.['application/json']?.schema;

test('describes every field and parameter and uses every description', () => {
  const missing: string[] = [];
  const used = new Set<string>();
  const check = (field: Record<string, unknown>, path: readonly string[]): void => {
    const found = findFieldDescription(path);
    if (typeof field['description'] !== 'string' || found === null) missing.push(path.join('.'));
    else used.add(found.key);
  };
  for (const [name, schema] of Object.entries(document.components.schemas)) visitFields(schema, [name], check);
  for (const { operationId, requestBody, responses, parameters } of operations) {
    for (const part of [requestBody, ...Object.values(responses as object)]) visitFields(contents(part), [String(operationId)], check);
    for (const parameter of parameters as Record<string, unknown>[]) {
      if (parameter['in'] !== 'header' && parameter['$ref'] === undefined)
        check(parameter, [String(operationId), String(parameter['name'])]);
    }
  }
  for (const { post } of Object.values(document.webhooks)) visitFields(contents(post['requestBody']), ['WebhookEvent'], check);
  expect(missing).toEqual([]);
  expect(Object.keys(fieldDescriptions).filter((key) => !used.has(key))).toEqual([]);
});

const curlOf = (path: string, method: string) =>
  (document.paths[path]?.[method]?.['x-codeSamples'] as { source: string }[] | undefined)?.[0]?.source;
const headersOf = (path: string, method: string, status: number) =>
  Object.keys((document.paths[path]?.[method]?.['responses'] as Record<number, { headers: object }> | undefined)?.[status]?.headers ?? {});

test('has a complete curl example for every call', () => {
  for (const operation of operations) {
    const [sample] = operation['x-codeSamples'] as { lang: string; source: string }[];
    expect(sample?.lang).toBe('Shell');
    expect(sample?.source).toMatch(/^curl (?:-X \w+ )?'https:\/\/example\.com\/api\/v\d\/[^{}\s]+'/);
  }
  expect(curlOf('/v1/projects', 'post')).toBe(
    String.raw`curl -X POST 'https://example.com/api/v1/projects' \
  -H "Authorization: Bearer $ONEPOINT_TOKEN" \
  -H 'Idempotency-Key: 5f2b0c9e-6a0d-4c7e-9f35-1d8a4b7e2c60' \
  -H 'Content-Type: application/json' \
  -d '{"name":"Indexer"}'`,
  );
  expect(curlOf('/v1/statistics', 'get')).toContain('?from=2026-11-20T00%3A00%3A00Z&to=2026-11-21T00%3A00%3A00Z');
});

test('lists the headers of every response', () => {
  const always = ['x-request-id', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'];
  for (const operation of operations) {
    for (const reply of Object.values(operation['responses'] as Record<string, { headers: Record<string, { $ref: string }> }>)) {
      expect(Object.keys(reply.headers)).toEqual(expect.arrayContaining(always));
      for (const [name, { $ref }] of Object.entries(reply.headers)) {
        expect($ref).toBe(`#/components/headers/${name}`);
        expect(document.components.headers).toHaveProperty([name, 'description']);
      }
    }
  }
  expect(headersOf('/v1/projects', 'post', 201)).toEqual([...always, 'location', 'idempotency-replayed']);
  expect(headersOf('/v1/projects', 'post', 429)).toEqual([...always, 'retry-after']);
  expect(headersOf('/v1/projects', 'post', 401)).toEqual([...always, 'www-authenticate']);
  expect(headersOf('/v1/chains', 'get', 304)).toEqual([...always, 'cache-control', 'etag']);
});

test('offers only CRYPTOCLOUD_PAYMENT to create a payment', () => {
  expect(document.components.schemas['CreatePaymentBody']).toMatchObject({ properties: { type: { enum: ['CRYPTOCLOUD_PAYMENT'] } } });
});

const calls = Object.entries(contract) as [OperationId, Call][];

test.each(calls)('has a valid example of %s', (operationId, { body, replies }) => {
  const example = examples[operationId];
  if (body !== undefined) expect(safeParse(body, example.body).error).toBeUndefined();
  else expect(example).not.toHaveProperty('body');
  for (const [status, reply] of Object.entries(replies)) {
    if (status === '204') expect(example).not.toHaveProperty('reply');
    else expect(safeParse(reply, example.reply).error).toBeUndefined();
  }
});

test('describes every event that webhooks get, with a valid example', () => {
  expect(Object.keys(document.webhooks)).toEqual([...webhookEvents]);
  expect(Object.values(webhookEventGroups).flat()).toEqual([...webhookEvents]);
  for (const event of [...webhookEvents, testEvent] as const)
    expect(safeParse(webhookPayloadSchema(event), webhookPayloadExample(event)).error).toBeUndefined();
});

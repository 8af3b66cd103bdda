import { expect, test } from 'vitest';
import { contract } from '../contract.ts';
import { errorCodesOf } from '../errors/error-codes-of.ts';
import { errorCodes } from '../errors/error-codes.ts';
import { buildOpenApiDocument } from './build-openapi-document.ts';
import { findFieldDescription, visitFields } from './describe-fields.ts';
import { fieldDescriptions } from './field-descriptions.ts';

const document = buildOpenApiDocument({ title: 'Test', serverUrl: 'https://example.com/api' });

test('every call is described under its path and method, with each of its statuses', () => {
  for (const call of Object.values(contract)) {
    const described = document.paths[call.path]?.[call.method.toLowerCase()];
    expect(described?.['operationId']).toBe(call.operationId);
    const statuses = [...Object.keys(call.replies), ...errorCodesOf(call).map((code) => String(errorCodes[code].status))];
    if (call.method === 'GET' && 'cacheSecs' in call) statuses.push('304');
    expect(Object.keys(described?.['responses'] ?? {}).toSorted()).toEqual([...new Set(statuses)].toSorted());
  }
});

test('every reference leads to a schema that is there, and every schema is referred to', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1]);
  expect([...new Set(references)].toSorted()).toEqual(Object.keys(document.components.schemas));
  expect(JSON.stringify(document)).not.toContain('$defs');
});

test('a call asks for the session token unless it is public', () => {
  expect(document.paths['/v1/projects']?.['get']?.['security']).toEqual([{ session: [] }]);
  expect(document.paths['/v1/chains']?.['get']?.['security']).toEqual([]);
});

test('an operation that is left out leaves neither a path nor a schema of its own', () => {
  const { paths, components } = buildOpenApiDocument({ title: 'Test', serverUrl: 'https://example.com', operations: ['listChains'] });
  expect(Object.keys(paths)).toEqual(['/v1/chains']);
  expect(Object.keys(components.schemas)).toEqual(['Chain', 'Error']);
});

test('a body is described as it is sent: a trimmed name is a string of 1 to 80 characters', () => {
  expect(document.components.schemas['CreateProjectBody']).toMatchObject({
    properties: { name: { type: 'string', minLength: 1, maxLength: 80 } },
    required: ['name'],
  });
});

const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const contents = (part: unknown): unknown =>
  (part as { content?: Record<string, { schema: unknown }> } | undefined)?.content?.['application/json']?.schema;

test('every field and parameter has a description, and every description is used', () => {
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
  expect(missing).toEqual([]);
  expect(Object.keys(fieldDescriptions).filter((key) => !used.has(key))).toEqual([]);
});

const curlOf = (path: string, method: string) =>
  (document.paths[path]?.[method]?.['x-codeSamples'] as { source: string }[] | undefined)?.[0]?.source;
const headersOf = (path: string, method: string, status: number) =>
  Object.keys((document.paths[path]?.[method]?.['responses'] as Record<number, { headers: object }> | undefined)?.[status]?.headers ?? {});

test('every call has an example request in curl to its address, without placeholders', () => {
  for (const operation of operations) {
    const [sample] = operation['x-codeSamples'] as { lang: string; source: string }[];
    expect(sample?.lang).toBe('Shell');
    expect(sample?.source).toMatch(/^curl (?:-X \w+ )?'https:\/\/example\.com\/api\/v\d\/[^{}\s]+'/);
  }
  expect(curlOf('/v1/projects', 'post')).toBe(
    String.raw`curl -X POST 'https://example.com/api/v1/projects' \
  -H "Authorization: Bearer $SESSION_TOKEN" \
  -H 'Idempotency-Key: 5f2b0c9e-6a0d-4c7e-9f35-1d8a4b7e2c60' \
  -H 'Content-Type: application/json' \
  -d '{"name":"Indexer"}'`,
  );
  expect(curlOf('/v1/statistics', 'get')).toContain('?from=2026-11-20T00%3A00%3A00Z&to=2026-11-21T00%3A00%3A00Z');
});

test('every reply names its headers, each described once', () => {
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

test('a payment is offered with the one method that a request starts', () => {
  expect(document.components.schemas['CreatePaymentBody']).toMatchObject({ properties: { type: { enum: ['CRYPTOCLOUD_PAYMENT'] } } });
});

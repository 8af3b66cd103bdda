import { expect, test } from 'vitest';
import { contract } from '../contract.ts';
import { errorCodesOf } from '../errors/error-codes-of.ts';
import { errorCodes } from '../errors/error-codes.ts';
import { buildOpenApiDocument } from './build-openapi-document.ts';

const document = buildOpenApiDocument({ title: 'Test', serverUrl: 'https://example.com/api' });

test('every call is described under its path and method, with each of its statuses', () => {
  for (const call of Object.values(contract)) {
    const described = document.paths[call.path]?.[call.method.toLowerCase()];
    expect(described?.['operationId']).toBe(call.operationId);
    const statuses = [...Object.keys(call.replies), ...errorCodesOf(call).map((code) => String(errorCodes[code].status))];
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

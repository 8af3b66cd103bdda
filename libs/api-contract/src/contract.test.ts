import { expect, test } from 'vitest';
import { contract } from './contract.ts';

/** The calls of the specification's section 7 that the API answers, as written there. */
const specified = `
GET /v3/users/me
GET /v3/users/{userId}
GET /v1/custodialWallets
GET /v1/projects
POST /v1/projects
GET /v1/projects/{projectId}
PATCH /v1/projects/{projectId}
DELETE /v1/projects/{projectId}
GET /v1/projects/{projectId}/members
POST /v1/projects/{projectId}/members
GET /v1/projects/{projectId}/members/{memberId}
PATCH /v1/projects/{projectId}/members/{memberId}
DELETE /v1/projects/{projectId}/members/{memberId}
GET /v1/projects/{projectId}/apiKeys
POST /v1/projects/{projectId}/apiKeys
PATCH /v1/projects/{projectId}/apiKeys/{apiKeyId}
DELETE /v1/projects/{projectId}/apiKeys/{apiKeyId}
GET /v1/projects/{projectId}/providers
POST /v1/projects/{projectId}/providers
PATCH /v1/projects/{projectId}/providers/{providerId}
DELETE /v1/projects/{projectId}/providers/{providerId}
GET /v1/statistics
GET /v1/projects/{projectId}/apiKeys/statistics
GET /v1/projects/{projectId}/apiKeys/{apiKeyId}/statistics
GET /v1/projects/{projectId}/providers/statistics
GET /v1/projects/{projectId}/providers/{providerId}/statistics
GET /v2/projects/{projectId}/payments
GET /v1/projects/{projectId}/payments/{paymentId}
POST /v1/projects/{projectId}/payments/{paymentId}/check
POST /v1/projects/{projectId}/payments
POST /v1/chainRequests
POST /v1/projects/{projectId}/promocodeActivations
POST /v1/enterpriseRequests
`
  .trim()
  .split('\n');

const calls = Object.entries(contract);

test('every call of the specification is in the contract, with its method and path', () => {
  const declared = calls.map(([, call]) => `${call.method} ${call.path}`);
  for (const line of specified) expect(declared).toContain(line);
});

test('operation ids are their names, and no two calls share a method and path', () => {
  for (const [name, call] of calls) expect(call.operationId).toBe(name);
  expect(new Set(calls.map(([, call]) => `${call.method} ${call.path}`)).size).toBe(calls.length);
});

test('every parameter in a path has a schema, and a call with parameters names no other', () => {
  for (const [, call] of calls) {
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const inSchema = 'params' in call ? Object.keys(call.params.shape) : [];
    expect(inSchema.toSorted()).toEqual(inPath.toSorted());
  }
});

test('a call that needs a session can say that there is none', () => {
  for (const [, call] of calls) {
    if (call.access !== 'public') expect(call.errors).toContain('SESSION_REQUIRED');
  }
});

import { describe, expect, test } from 'vitest';
import type { Call } from './call.ts';
import { contract, findReadCall } from './contract.ts';

describe('contract', () => {
  /** From section 7 of the specification. */
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

  test('has every call of the specification', () => {
    const declared = calls.map(([, call]) => `${call.method} ${call.path}`);
    for (const line of specified) expect(declared).toContain(line);
  });

  test('has unique operation ids, methods and paths', () => {
    for (const [name, call] of calls) expect(call.operationId).toBe(name);
    expect(new Set(calls.map(([, call]) => `${call.method} ${call.path}`)).size).toBe(calls.length);
  });

  test('has a schema for exactly the parameters in each path', () => {
    for (const [, call] of calls) {
      const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const inSchema = 'params' in call ? Object.keys(call.params.shape) : [];
      expect(inSchema.toSorted()).toEqual(inPath.toSorted());
    }
  });

  test('has SESSION_REQUIRED in every call that needs a session', () => {
    for (const [, call] of calls) {
      if (call.access !== 'public') expect(call.errors).toContain('SESSION_REQUIRED');
    }
  });
});

describe('findReadCall', () => {
  test('finds the call that reads a created resource', () => {
    const found = Object.values<Call>(contract).map((call) => [call.operationId, findReadCall(call)?.operationId]);
    expect(Object.fromEntries(found.filter(([, read]) => read !== undefined))).toEqual({
      applyForPartnership: 'getPartnership',
      createApiKey: 'getApiKey',
      createPayment: 'getPayment',
      createProject: 'getProject',
      createWebhook: 'getWebhook',
    });
  });
});

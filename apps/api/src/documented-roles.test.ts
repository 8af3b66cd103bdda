import { may, roles, type Action, type Call } from '@onepoint/api-contract';
import { buildOpenApiDocument } from '@onepoint/api-contract/openapi';
import { beforeAll, expect, test } from 'vitest';
import { routes } from './routes.ts';
import { callApi } from './test/call-api.ts';
import { newMember, newUser } from './test/fixtures.ts';
import { newPlace, type Place } from './test/new-place.ts';
import { validBodies } from './test/valid-bodies.ts';

interface Request {
  call: Call;
  /** The action that the table of roles must allow. */
  action: Action;
  when?: string;
  body?: object;
  /** Names the member of another user in the path. */
  isOfOther?: boolean;
}

const query = '?from=2026-11-21T00:00:00Z&to=2026-11-22T00:00:00Z';
const { paths } = buildOpenApiDocument({ title: 'Test', serverUrl: 'https://example.com' });

/** Calls whose action depends on the request, by what it asks for. */
const variants: Readonly<Record<string, readonly Omit<Request, 'call'>[]>> = {
  updateProject: [
    { when: 'change the name', action: 'project:update', body: { name: 'B' } },
    { when: 'change the plan or packages', action: 'plan:change', body: { nextUsageCommitment: 'PAYG' } },
    { when: 'change the spend limit or alerts', action: 'settings:update', body: { spendLimit: { amount: 100 } } },
  ],
  removeMember: [
    { when: 'remove another member', action: 'member:manage', isOfOther: true },
    { when: 'leave the project', action: 'member:read' },
  ],
};

const requests = routes.flatMap(({ call }): Request[] => {
  if (call.access === 'public' || call.access === 'session') return [];
  return (variants[call.operationId] ?? [{ action: call.access }]).map((variant) => ({ call, ...variant }));
});

let bodies: Readonly<Record<string, object>>;
beforeAll(async () => {
  bodies = await validBodies();
});

test.each(requests.map((request) => [`${request.call.operationId} ${request.when ?? ''}`.trim(), request] as const))(
  '%s: the documented roles are those of the table, and those that the API lets in',
  async (_name, { call, action, when, body = bodies[call.operationId], isOfOther = false }) => {
    const documented = paths[call.path]?.[call.method.toLowerCase()]?.['x-required-roles'] as { when?: string; roles: string[] }[];
    const required = documented.find((entry) => entry.when === when);
    expect(required?.roles).toEqual(roles.filter((role) => may(role, action)));
    const letIn = await Promise.all(
      roles.map(async (role) => {
        const me = newUser();
        const place = await newPlace(me, role);
        if (isOfOther) place.memberId = await newMember(place.projectId, newUser(), 'viewer');
        const path = call.path.replaceAll(/\{(\w+)\}/g, (_match, name: keyof Place) => place[name]);
        const search = call.path.endsWith('statistics') || call.path.endsWith('usage') ? query : '';
        const { status } = await callApi(`${call.method} ${path}${search}`, { as: me, body, headers: { 'idempotency-key': 'one' } });
        return status === 403 ? [] : [role];
      }),
    );
    expect(letIn.flat()).toEqual(required?.roles);
  },
);

test('documents no roles for calls that do not depend on one', () => {
  for (const { call } of routes.filter(({ call: { access } }) => access === 'public' || access === 'session')) {
    expect(paths[call.path]?.[call.method.toLowerCase()]).not.toHaveProperty('x-required-roles');
  }
});

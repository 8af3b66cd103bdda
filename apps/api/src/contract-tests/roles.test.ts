import { may, roles, type Action, type Call } from '@onepoint/api-contract';
import { buildOpenApiDocument } from '@onepoint/api-contract/openapi';
import { describe, expect, test } from 'vitest';
import { successStatus } from '../routing/define-route.ts';
import { api, expectError } from '../test/api.ts';
import { calls, makeCall, named, newPlace, ownPlace, sharedPlace, type Place } from '../test/contract-calls.ts';
import { newMember, newUser } from '../test/fixtures.ts';

const { pool } = api.database;
const ofRole = calls.filter(({ access }) => access !== 'public' && access !== 'session');

/** The action that renaming a project needs; other changes of `updateProject` need other actions. */
const actionOf = ({ operationId, access }: Call): Action => (operationId === 'updateProject' ? 'project:update' : (access as Action));

describe.each(named(ofRole))('%s', (_operationId, call) => {
  test.each([...roles, 'auditor'])('follows the table of roles for the role %s', async (role) => {
    const isAllowed = may(role, actionOf(call));
    const { me, place } = isAllowed && call.method !== 'GET' ? await ownPlace(role) : await sharedPlace(role);
    const reply = await makeCall(call, place, { as: me });
    if (isAllowed) expect(reply.status).toBe(successStatus(call));
    else expectError(reply, 'ROLE_FORBIDS');
  });
});

describe('documented roles', () => {
  interface Variant {
    action: Action;
    when?: string;
    body?: object;
    /** Whether the path names the member of another user. */
    isOfOther?: boolean;
  }

  const { paths } = buildOpenApiDocument({ title: 'Test', serverUrl: 'https://example.com' });
  const operationOf = ({ path, method }: Call) => paths[path]?.[method.toLowerCase()];

  const variants: Readonly<Record<string, readonly Variant[]>> = {
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
  const rows = ofRole.flatMap((call) =>
    (variants[call.operationId] ?? [{ action: call.access as Action }]).map(
      (variant) => [`${call.operationId} ${variant.when ?? ''}`.trim(), call, variant] as const,
    ),
  );

  const documentedRoles = (call: Call, { when }: Variant): string[] | undefined =>
    (operationOf(call)?.['x-required-roles'] as { when?: string; roles: string[] }[] | undefined)?.find((entry) => entry.when === when)
      ?.roles;

  test.each(rows)('%s: match the table of roles', (_name, call, variant) => {
    expect(documentedRoles(call, variant)).toEqual(roles.filter((role) => may(role, variant.action)));
  });

  // The first test in this file covers calls with a single action.
  test.each(rows.filter(([, , { when }]) => when !== undefined))('%s: are the roles that the API accepts', async (_name, call, variant) => {
    const { body, isOfOther = false } = variant;
    const accepted = await Promise.all(
      roles.map(async (role) => {
        const me = newUser();
        const place = await newPlace(me, role);
        if (isOfOther) place.memberId = await newMember(place.projectId, newUser(), 'viewer');
        const { status } = await makeCall(call, place, { as: me, body });
        return status === 403 ? [] : [role];
      }),
    );
    expect(accepted.flat()).toEqual(documentedRoles(call, variant));
  });

  test('are left out for calls that need no role', () => {
    for (const call of calls.filter(({ access }) => access === 'public' || access === 'session')) {
      expect(operationOf(call)).not.toHaveProperty('x-required-roles');
    }
  });
});

describe('a role that is lowered while the request waits', () => {
  /** Calls that take no lock, and why it does no harm if the role is lowered in the meantime. */
  const unlocked: Readonly<Record<string, string>> = {
    createPayment: 'a payment costs nothing until it is paid',
    updateChecklist: 'it changes only what the member sees',
    updateEmailPreferences: 'it changes only what the member gets',
    checkPayment: 'the provider would be asked anyway',
  };
  const locked = ofRole.filter(({ method, operationId }) => method !== 'GET' && !(operationId in unlocked));

  const countWaiting = async (): Promise<number> => {
    const { rows } = await pool.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    return rows.length;
  };

  test.each(named(locked))('is checked again by %s', async (_operationId, call) => {
    const me = newUser();
    const place = await newPlace(me, 'owner');
    // Another user's member, because every role can leave.
    const target: Place = { ...place, memberId: await newMember(place.projectId, newUser(), 'viewer') };
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('select from projects where id = $1 for no key update', [place.projectId]);
      await client.query(`update members set role = 'viewer' where project_id = $1 and user_id = $2`, [place.projectId, me]);
      const reply = makeCall(call, target, { as: me });
      await expect.poll(countWaiting).toBe(1);
      await client.query('commit');
      expectError(await reply, 'ROLE_FORBIDS');
    } finally {
      // Destroys the connection: after a failed expectation its transaction is still open.
      client.release(true);
    }
  });
});

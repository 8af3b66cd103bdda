import { may, roles, type Action } from '@onepoint/api-contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from './routes.ts';
import { successStatus } from './routing/define-route.ts';
import { callApi, type ApiReply } from './test/call-api.ts';
import { newUser, setProject } from './test/fixtures.ts';
import { newPlace, type Place } from './test/new-place.ts';
import { validBodies } from './test/valid-bodies.ts';

const query = '?from=2026-11-21T00:00:00Z&to=2026-11-22T00:00:00Z';
let bodies: Readonly<Record<string, object>>;
beforeAll(async () => {
  bodies = await validBodies();
});

const calls = routes.map(({ call }) => call).filter(({ access }) => access !== 'public' && access !== 'session');

function make({ method, path, operationId }: (typeof calls)[number], place: Place, as?: string): Promise<ApiReply> {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_match, name: keyof Place) => place[name]);
  return callApi(`${method} ${filled}${path.endsWith('statistics') || path.endsWith('usage') ? query : ''}`, {
    as,
    body: bodies[operationId],
    headers: { 'idempotency-key': 'one' },
  });
}

/** What a reply says, without what differs by nature. */
function anonymous({ status, body, headers }: ApiReply): unknown {
  const { date: _date, 'x-request-id': id, 'content-length': _length, 'ratelimit-remaining': _remaining, ...others } = headers;
  return { status, body: JSON.stringify(body).replaceAll(String(id), 'req'), headers: others };
}

/** PATCH of a project asks for the action of each field; renaming is what is sent here. */
const actionOf = ({ operationId, access }: (typeof calls)[number]): Action =>
  operationId === 'updateProject' ? 'project:update' : (access as Action);

describe.each(calls.map((call) => [call.operationId, call] as const))('%s', (_operationId, call) => {
  test.each([...roles, 'auditor'])('as %s: what the table of roles says', async (role) => {
    const me = newUser();
    const reply = await make(call, await newPlace(me, role), me);
    expect(reply.status).toBe(may(role, actionOf(call)) ? successStatus(call) : 403);
  });

  test('a foreign and a deleted project answer as one that never was, to the byte', async () => {
    const me = newUser();
    const foreign = await newPlace(me, null);
    const deleted = await newPlace(me, 'owner');
    await setProject(deleted.projectId, { deletedAt: new Date() });
    const never = {
      projectId: 'proj_never',
      apiKeyId: 'key_never',
      memberId: 'mem_never',
      paymentId: 'pay_never',
      invitationId: 'inv_never',
      providerId: 'prov_never',
      alertId: 'alt_never',
    };
    const [expected, ...others] = await Promise.all([never, foreign, deleted].map((place) => make(call, place, me)));
    expect(expected).toMatchObject({ status: 404, body: { error: { code: 'PROJECT_NOT_FOUND' } } });
    for (const reply of others) if (expected) expect(anonymous(reply)).toEqual(anonymous(expected));
  });

  test('without a session not even the shape of the request is looked at', async () => {
    const wrong = { projectId: '!', apiKeyId: '!', memberId: '!', paymentId: '!', invitationId: '!', providerId: '!', alertId: '!' };
    expect((await make(call, wrong)).status).toBe(401);
  });
});

import { expect, test } from 'vitest';
import { api, callApi, expectError } from '../../test/api.ts';
import { newApiKey, newMember, newProject, newUser } from '../../test/fixtures.ts';

const { pool } = api.database;

/** Runs `change` while the request waits for the project's lock. */
async function askWhile(projectId: string, request: () => ReturnType<typeof callApi>, change: string) {
  const locker = await pool.connect();
  await locker.query('begin');
  const { rows } = await locker.query<{ pid: number }>('select pg_backend_pid() as pid from projects where id = $1 for no key update', [
    projectId,
  ]);
  const reply = request();
  const waiting = 'select count(*)::int as n from pg_stat_activity where $1 = any(pg_blocking_pids(pid))';
  await expect.poll(async () => (await pool.query(waiting, [rows[0]?.pid])).rows).toEqual([{ n: 1 }]);
  await locker.query(change, [projectId]);
  await locker.query('commit');
  locker.release();
  return reply;
}

async function setUp() {
  const [owner, fellow] = [newUser(), newUser()];
  const projectId = await newProject(owner);
  await newMember(projectId, fellow, 'admin');
  const { apiKeyId } = await newApiKey(projectId);
  const rotate = () => callApi(`POST /v1/projects/${projectId}/apiKeys/${apiKeyId}/rotate`, { as: fellow, body: { gracePeriodInSecs: 0 } });
  const create = () => callApi(`POST /v1/projects/${projectId}/apiKeys`, { as: fellow, body: { name: 'Late' } });
  const list = () => callApi(`GET /v1/projects/${projectId}/apiKeys`, { as: owner });
  return { projectId, rotate, create, list };
}

test.each(['rotate', 'create'] as const)(
  '%s shows no secret to a member whose removal was committed while the request waited',
  async (verb) => {
    const project = await setUp();
    const before = (await project.list()).body;
    expectError(
      await askWhile(project.projectId, project[verb], `delete from members where project_id = $1 and role = 'admin'`),
      'PROJECT_NOT_FOUND',
    );
    expect((await project.list()).body).toEqual(before);
  },
);

test('rotate shows no secret to a member whose role was lowered while the request waited', async () => {
  const project = await setUp();
  const lower = `update members set role = 'viewer' where project_id = $1 and role = 'admin'`;
  expectError(await askWhile(project.projectId, project.rotate, lower), 'ROLE_FORBIDS');
});

test('rotate succeeds after the wait for a member whose role is unchanged', async () => {
  const project = await setUp();
  expect((await askWhile(project.projectId, project.rotate, 'select $1')).status).toBe(200);
});

import { referralsSchema, type ReferralReward, type Referrals } from '@onepoint/api-contract';
import { decidePartnerApplication, projects } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { api, callApi, expectError } from '../../test/api.ts';
import { ledgerDifferences, readAudit } from '../../test/audit-and-ledger.ts';
import { newProject, newUser, newReferredDeposit } from '../../test/fixtures.ts';

describe('referrals', () => {
  const read = async (projectId: string, as: string) =>
    referralsSchema.parse((await callApi(`GET /v1/projects/${projectId}/referrals`, { as })).body);

  test('returns a permanent code and zero counts for a new project', async () => {
    const me = newUser();
    const projectId = await newProject(me);
    const first = await read(projectId, me);
    expect(first).toMatchObject({ shareBasisPoints: 1_000, months: 12, signUps: 0, paying: 0, earned: 0 });
    expect(first.byMonth).toHaveLength(12);
    expect(first.byMonth.at(-1)).toEqual({ month: new Date().toISOString().slice(0, 7), signUps: 0, earned: 0 });
    expect(await read(projectId, me)).toEqual(first);
  });

  test('counts sign-ups and paying projects once each', async () => {
    const me = newUser();
    const projectId = await newProject(me);
    const { code } = await read(projectId, me);
    await newReferredDeposit(code, [5_000, 5_000]);
    await newReferredDeposit(code, []);
    const after = await read(projectId, me);
    // Ten percent of two $50 deposits, each minus a 70-cent fee.
    expect(after).toMatchObject({ signUps: 2, paying: 1, earned: 986 });
    expect(after.byMonth.at(-1)).toMatchObject({ signUps: 2, earned: 986 });
  });

  test('returns the higher share for a partner', async () => {
    const me = newUser();
    const projectId = await newProject(me);
    const body = { company: 'A', website: 'https://a.example.com', message: 'We teach.' };
    await callApi(`POST /v1/projects/${projectId}/partnership`, { as: me, body });
    expect((await read(projectId, me)).shareBasisPoints).toBe(1_000);
    await decidePartnerApplication(api.database.orm, projectId, 'approved', new Date());
    expect((await read(projectId, me)).shareBasisPoints).toBe(2_000);
  });
});

describe('rewards', () => {
  interface Page {
    data: ReferralReward[];
    hasMore: boolean;
  }

  test('lists shared deposits newest first, in pages, credits them to the balance and keeps the books balanced', async () => {
    const me = newUser();
    const projectId = await newProject(me);
    const path = `/v1/projects/${projectId}/referrals`;
    const { code } = (await callApi(`GET ${path}`, { as: me })).body as Referrals;
    const payer = await newReferredDeposit(code, [10_000, 2_000, 500]);
    const first = (await callApi(`GET ${path}/rewards?limit=2`, { as: me })).body as Page;
    expect(first).toMatchObject({
      data: [
        { amount: 49, deposit: 493, shareBasisPoints: 1_000 },
        { amount: 197, deposit: 1_972 },
      ],
      hasMore: true,
    });
    const second = (await callApi(`GET ${path}/rewards?limit=2&lastId=${first.data.at(-1)?.id}`, { as: me })).body;
    expect(second).toMatchObject({ data: [{ amount: 986, deposit: 9_860 }], hasMore: false });

    const { orm } = api.database;
    expect(await orm.select().from(projects).where(eq(projects.id, projectId))).toMatchObject([{ balanceCents: 1_232 }]);
    expect(await ledgerDifferences([projectId, payer])).toEqual([]);
  });
});

describe('partnership', () => {
  test('returns the partner share before an application', async () => {
    const me = newUser();
    expect((await callApi(`GET /v1/projects/${await newProject(me)}/partnership`, { as: me })).body).toEqual({
      status: 'none',
      shareBasisPoints: 2_000,
      application: null,
    });
  });
});

describe('apply for partnership', () => {
  test('submits an application and writes it to the audit log', async () => {
    const me = newUser();
    const projectId = await newProject(me);
    const path = `/v1/projects/${projectId}/partnership`;
    const body = { company: ' Example Labs ', website: 'https://example.com', message: 'We teach 2,000 developers a year.' };
    const reply = await callApi(`POST ${path}`, { as: me, body });
    expect(reply).toMatchObject({
      status: 201,
      body: { status: 'submitted', shareBasisPoints: 2_000, application: { ...body, company: 'Example Labs', decidedAt: null } },
    });
    expect((await callApi(`GET ${path}`, { as: me })).body).toEqual(reply.body);
    expect(await readAudit(projectId)).toMatchObject([
      { action: 'partnership.apply', actorId: me, subjectName: 'Example Labs', changes: [] },
    ]);
  });
});

describe('apply for partnership: validation', () => {
  const body = { company: 'A', website: 'https://a.example.com', message: 'We teach.' };

  test.each([
    ['no company', { ...body, company: ' ' }],
    ['no website', { ...body, website: 'a.example.com' }],
    ['a script as website', { ...body, website: 'javascript:alert(1)' }],
    ['an empty message', { ...body, message: '  ' }],
    ['a message that is too long', { ...body, message: 'x'.repeat(501) }],
  ])('returns 400 for %s', async (_case, invalid) => {
    const me = newUser();
    const projectId = await newProject(me);
    expectError(await callApi(`POST /v1/projects/${projectId}/partnership`, { as: me, body: invalid }), 'VALIDATION_FAILED');
  });
});

describe('apply for partnership: conflicts', () => {
  const body = { company: 'A', website: 'https://a.example.com', message: 'We teach.' };

  test('allows one open application, also for concurrent requests', async () => {
    const me = newUser();
    const path = `POST /v1/projects/${await newProject(me)}/partnership`;
    const replies = await Promise.all([callApi(path, { as: me, body }), callApi(path, { as: me, body })]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expectError(await callApi(path, { as: me, body }), 'PARTNERSHIP_EXISTS');
  });

  test('allows a new application after a decline, but not after an approval', async () => {
    const me = newUser();
    const projectId = await newProject(me);
    const apply = () => callApi(`POST /v1/projects/${projectId}/partnership`, { as: me, body });
    const decide = (status: 'approved' | 'declined') => decidePartnerApplication(api.database.orm, projectId, status, new Date());
    await apply();
    await decide('declined');
    expect((await apply()).status).toBe(201);
    await decide('approved');
    expectError(await apply(), 'PARTNERSHIP_EXISTS');
  });
});

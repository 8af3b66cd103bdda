import { expect, test } from 'vitest';
import { callApi, expectError } from '../../test/api.ts';
import { readAudit } from '../../test/audit-and-ledger.ts';
import { newMember, newProject, newUser } from '../../test/fixtures.ts';

const empty = { companyName: '', address: '', taxId: '', email: '' };

test('returns empty texts for a project without details', async () => {
  const owner = newUser();
  const reply = await callApi(`GET /v1/projects/${await newProject(owner)}/billingDetails`, { as: owner });
  expect([reply.status, reply.body]).toEqual([200, empty]);
});

test('changes only the given fields and records them in the audit log', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  const path = `/v1/projects/${projectId}/billingDetails`;
  await callApi(`PATCH ${path}`, { as: owner, body: { companyName: '  A Ltd ', address: '1 High St\nLondon' } });
  const { body } = await callApi(`PATCH ${path}`, { as: owner, body: { companyName: 'B Ltd', email: 'a@example.com' } });
  const saved = { companyName: 'B Ltd', address: '1 High St\nLondon', taxId: '', email: 'a@example.com' };
  expect(body).toEqual(saved);
  expect((await callApi(`GET ${path}`, { as: owner })).body).toEqual(saved);
  const [first, second] = (await readAudit(projectId)).filter(({ action }) => action === 'project.changeBillingDetails');
  expect(first?.changes).toContainEqual({ field: 'billing.companyName', before: null, after: 'A Ltd' });
  expect(second?.changes).toEqual([
    { field: 'billing.companyName', before: 'A Ltd', after: 'B Ltd' },
    { field: 'billing.email', before: null, after: 'a@example.com' },
  ]);
});

test('writes nothing if nothing changed, and clears a field with an empty text', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  const path = `PATCH /v1/projects/${projectId}/billingDetails`;
  await callApi(path, { as: owner, body: { taxId: 'GB1' } });
  await callApi(path, { as: owner, body: { taxId: 'GB1' } });
  expect((await callApi(path, { as: owner, body: { taxId: '' } })).body).toEqual(empty);
  expect((await readAudit(projectId)).filter(({ action }) => action === 'project.changeBillingDetails')).toHaveLength(2);
});

test.each([{}, { email: 'nobody' }, { companyName: 'a\nb' }, { taxId: '1'.repeat(51) }, { address: '\u202Eabc' }, { other: 'a' }])(
  'returns 400 for %j',
  async (body) => {
    const owner = newUser();
    const path = `PATCH /v1/projects/${await newProject(owner)}/billingDetails`;
    expectError(await callApi(path, { as: owner, body }), 'VALIDATION_FAILED');
  },
);

test('lets finance change details, and developers only read them', async () => {
  const projectId = await newProject(newUser());
  const path = `/v1/projects/${projectId}/billingDetails`;
  const [finance, developer] = [newUser(), newUser()];
  await newMember(projectId, finance, 'finance');
  await newMember(projectId, developer, 'developer');
  expect((await callApi(`PATCH ${path}`, { as: finance, body: { taxId: 'A1' } })).status).toBe(200);
  expect((await callApi(`GET ${path}`, { as: developer })).body).toMatchObject({ taxId: 'A1' });
  expectError(await callApi(`PATCH ${path}`, { as: developer, body: { taxId: 'A2' } }), 'ROLE_FORBIDS');
});

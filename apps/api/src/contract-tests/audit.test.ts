import { auditActions, contract, type AuditAction, type Call, type Contract, type OperationId } from '@onepoint/api-contract';
import { auditEntries } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { successStatus } from '../routing/define-route.ts';
import { api } from '../test/api.ts';
import { makeCall, newPlace, type Place } from '../test/contract-calls.ts';
import { newInvitation, newUser } from '../test/fixtures.ts';

type ChangingOperation = { [K in OperationId]: Contract[K]['method'] extends 'GET' ? never : K }[OperationId];

type Audited = { actions: readonly [AuditAction, ...AuditAction[]] } | { writesNothingBecause: string };

const writing = (...actions: readonly [AuditAction, ...AuditAction[]]): Audited => ({ actions });

/** A new call doesn't type-check until it is listed. */
const auditedCalls: Readonly<Record<ChangingOperation, Audited>> = {
  createProject: writing('project.create'),
  createFirstProject: writing('project.create', 'apiKey.create'),
  updateChecklist: { writesNothingBecause: 'a dismissed checklist is a preference of the member' },
  updateProject: writing('project.rename', 'project.changeSpendLimit', 'project.changeAlerts', 'plan.change', 'package.change'),
  deleteProject: writing('project.delete', 'project.receiveBalance', 'plan.change', 'package.change'),
  addMember: writing('invitation.create'),
  updateMember: writing('member.changeRole', 'invitation.revoke'),
  removeMember: writing('member.remove', 'member.leave', 'apiKey.pause', 'token.revoke', 'invitation.revoke'),
  createInvitation: writing('invitation.create'),
  resendInvitation: writing('invitation.resend'),
  revokeInvitation: writing('invitation.revoke'),
  acceptInvitation: writing('invitation.accept'),
  declineInvitation: writing('invitation.decline'),
  openInvitationLink: { writesNothingBecause: 'it only reads; the token is not part of the URL' },
  acceptInvitationLink: writing('invitation.accept'),
  declineInvitationLink: writing('invitation.decline'),
  updateEmailPreferences: { writesNothingBecause: 'which emails members get is a preference of theirs' },
  unsubscribe: { writesNothingBecause: 'which emails members get is a preference of theirs' },
  createApiKey: writing('apiKey.create'),
  updateApiKey: writing('apiKey.rename', 'apiKey.pause', 'apiKey.resume', 'apiKey.changeAllowLists', 'apiKey.changeLimits'),
  rotateApiKey: writing('apiKey.rotate'),
  deleteApiKey: writing('apiKey.delete'),
  createPersonalToken: { writesNothingBecause: 'a personal token belongs to no project' },
  revokePersonalToken: { writesNothingBecause: 'a personal token belongs to no project' },
  createProjectToken: writing('token.create'),
  revokeProjectToken: writing('token.revoke'),
  createProvider: writing('provider.create'),
  updateProvider: writing('provider.change', 'provider.pause', 'provider.resume'),
  deleteProvider: writing('provider.delete'),
  updateBillingDetails: writing('project.changeBillingDetails'),
  createPayment: writing('payment.create'),
  checkPayment: writing('payment.credit'),
  applyForPartnership: writing('partnership.apply'),
  activatePromocode: writing('promoCode.activate'),
  acknowledgeAlert: writing('alert.acknowledge'),
  createWebhook: writing('webhook.create'),
  updateWebhook: writing('webhook.change', 'webhook.enable', 'webhook.disable'),
  rotateWebhookSecret: writing('webhook.rotateSecret'),
  deleteWebhook: writing('webhook.delete'),
  redeliverWebhookDelivery: { writesNothingBecause: 'a delivery is listed with the webhook and changes nothing else' },
  testWebhook: { writesNothingBecause: 'a test delivery is listed with the webhook and changes nothing else' },
  createChainRequest: { writesNothingBecause: 'it belongs to no project' },
  createEnterpriseRequest: { writesNothingBecause: 'it belongs to no project' },
};

/**
 * Actions that no call writes. `npm run partner:approve` decides applications, and the identity service reports deleted accounts. Entries with
 * `member.add` or `webhook.set` predate invitations and multiple webhooks.
 */
const actionsOfNoCall: readonly AuditAction[] = ['partnership.decide', 'member.deleteAccount', 'member.add', 'webhook.set'];

const changing = Object.values(contract).filter((call): call is Contract[ChangingOperation] => call.method !== 'GET');
const listed = Object.entries(auditedCalls);
const actionsOf = (operationId: ChangingOperation): readonly string[] => {
  const audited = auditedCalls[operationId];
  return 'actions' in audited ? audited.actions : [];
};

test('every changing call states what it writes to the audit log, or why it writes nothing', () => {
  expect(listed.map(([operationId]) => operationId).toSorted()).toEqual(changing.map(({ operationId }) => operationId).toSorted());
  for (const [, audited] of listed) if ('writesNothingBecause' in audited) expect(audited.writesNothingBecause).not.toBe('');
});

test('every action of the audit log is written somewhere', () => {
  const written = listed.flatMap(([, audited]) => ('actions' in audited ? audited.actions : []));
  expect([...new Set([...written, ...actionsOfNoCall])].toSorted()).toEqual(auditActions.toSorted());
});

async function entriesOf({ projectId }: Place, userId: string): Promise<{ id: string; action: string }[]> {
  const { id, action, actorId } = auditEntries;
  const columns = { id, action };
  const [ofPlace, ofUser] = await Promise.all([
    api.database.orm.select(columns).from(auditEntries).where(eq(auditEntries.projectId, projectId)),
    api.database.orm.select(columns).from(auditEntries).where(eq(actorId, userId)),
  ]);
  return [...new Map([...ofPlace, ...ofUser].map((entry) => [entry.id, entry])).values()];
}

describe.each(changing.map((call) => [call.operationId, call] as const))('%s', (operationId, call: Call) => {
  test('writes exactly the listed actions to the audit log', async () => {
    const owner = newUser();
    const place = await newPlace(owner, 'owner');
    // `createFirstProject` only works for a user without projects.
    const me = operationId === 'createFirstProject' ? newUser() : owner;
    const target: Place = { ...place, ...(await invitationFor(operationId, place, me)) };
    api.provider.report(place.paymentId, { status: 'paid', paidCents: 10_000 });
    const before = new Set((await entriesOf(place, me)).map(({ id }) => id));
    const reply = await makeCall(call, target, { as: me });
    expect(reply.status).toBe(successStatus(call));
    const written = (await entriesOf(place, me)).filter(({ id }) => !before.has(id)).map(({ action }) => action);
    const may = actionsOf(operationId);
    expect(may).toEqual(expect.arrayContaining(written));
    expect(written.length > 0).toBe(may.length > 0);
  });
});

/** Accepting needs a project that the caller is not a member of. Declining uses the place's own project, because the test compares its entries. */
async function invitationFor(operationId: string, { projectId }: Place, userId: string): Promise<Partial<Place>> {
  const email = `${userId}@example.com`.toLowerCase();
  if (operationId === 'declineInvitation') return { invitationId: await newInvitation(projectId, { email }) };
  if (operationId !== 'acceptInvitation' && operationId !== 'acceptInvitationLink') return {};
  const elsewhere = await newPlace(newUser(), 'owner');
  return { invitationId: await newInvitation(elsewhere.projectId, { email }) };
}

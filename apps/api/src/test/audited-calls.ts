import type { AuditAction, Contract, OperationId } from '@onepoint/api-contract';

/** Calls that change something: all that do not only read. */
export type ChangingOperation = { [K in OperationId]: Contract[K]['method'] extends 'GET' ? never : K }[OperationId];

/** The actions that a call may write into the audit log, or why it writes none. */
export type Audited = { actions: readonly [AuditAction, ...AuditAction[]] } | { writesNothingBecause: string };

const writing = (...actions: readonly [AuditAction, ...AuditAction[]]): Audited => ({ actions });

/** Every call that changes something beside what the audit log is told of it. A new call stands here before it type-checks. */
export const auditedCalls: Readonly<Record<ChangingOperation, Audited>> = {
  createProject: writing('project.create'),
  updateProject: writing('project.rename', 'project.changeSpendLimit', 'project.changeAlerts', 'plan.change', 'package.change'),
  deleteProject: writing('project.delete', 'project.receiveBalance', 'plan.change', 'package.change'),
  addMember: writing('invitation.create'),
  updateMember: writing('member.changeRole', 'invitation.revoke'),
  removeMember: writing('member.remove', 'member.leave', 'apiKey.pause', 'invitation.revoke'),
  createInvitation: writing('invitation.create'),
  revokeInvitation: writing('invitation.revoke'),
  acceptInvitation: writing('invitation.accept'),
  declineInvitation: writing('invitation.decline'),
  createApiKey: writing('apiKey.create'),
  updateApiKey: writing('apiKey.rename', 'apiKey.pause', 'apiKey.resume', 'apiKey.changeAllowLists', 'apiKey.changeLimits'),
  rotateApiKey: writing('apiKey.rotate'),
  deleteApiKey: writing('apiKey.delete'),
  createProvider: writing('provider.create'),
  updateProvider: writing('provider.change', 'provider.pause', 'provider.resume'),
  deleteProvider: writing('provider.delete'),
  createPayment: writing('payment.create'),
  checkPayment: writing('payment.credit'),
  applyForPartnership: writing('partnership.apply'),
  activatePromocode: writing('promoCode.activate'),
  acknowledgeAlert: writing('alert.acknowledge'),
  setWebhook: writing('webhook.set'),
  deleteWebhook: writing('webhook.delete'),
  testWebhook: { writesNothingBecause: 'a test delivery changes nothing of the project, and is listed with the webhook' },
  createChainRequest: { writesNothingBecause: 'it belongs to no project' },
  createEnterpriseRequest: { writesNothingBecause: 'it belongs to no project' },
};

/**
 * Actions that no call writes: `npm run partner:approve` answers applications, the identity service says who deleted their account, and members were
 * added without being asked until invitations took its place.
 */
export const actionsOfNoCall: readonly AuditAction[] = ['partnership.decide', 'member.deleteAccount', 'member.add'];

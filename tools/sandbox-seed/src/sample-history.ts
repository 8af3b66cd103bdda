import { apiKeyEntry } from '@onepoint/api/modules/api-keys/api-keys.mapping';
import { createInvitationsRepository } from '@onepoint/api/modules/invitations/invitations.repository';
import { invitationEntry } from '@onepoint/api/modules/invitations/invitations.mapping';
import { memberEntry } from '@onepoint/api/modules/members/members.mapping';
import { createMembersRepository } from '@onepoint/api/modules/members/members.repository';
import { createPaymentsRepository } from '@onepoint/api/modules/payments/payments.repository';
import { paymentCreateEntry } from '@onepoint/api/modules/payments/payments.mapping';
import { settleStoredPayment } from '@onepoint/api/modules/payments/settle-payment';
import { changeSettings } from '@onepoint/api/modules/projects/change-settings';
import { projectEntry } from '@onepoint/api/modules/projects/projects.mapping';
import {
  apiKeys,
  billingAuditEntries,
  insertApiKey,
  insertAuditEntries,
  payments,
  type NewAuditEntry,
  type projects,
  type Transaction,
} from '@onepoint/database';
import { defaultDepositTerms } from '@onepoint/plans-domain';
import { sampleTeam } from '@onepoint/sandbox/start/sandbox-data';
import { eq } from 'drizzle-orm';
import { dayMs, hourMs, minuteMs, type SampleKeyName } from './sample-traffic.ts';

export interface SampleEvent {
  readonly at: Date;
  readonly apply: (transaction: Transaction) => Promise<void>;
}

/** Ids of the sample project's members at the identity service. */
export interface SampleMembers {
  readonly owner: string;
  readonly admin: string;
  readonly developer: string;
  readonly finance: string;
}

interface SampleHistoryParameters {
  readonly project: typeof projects.$inferSelect;
  readonly members: SampleMembers;
  /** Filled with the keys as they are created. */
  readonly keys: Map<SampleKeyName, typeof apiKeys.$inferSelect>;
}

const after = (when: Date, minutes: number): Date => new Date(when.getTime() + minutes * minuteMs);

const audit = (transaction: Transaction, at: Date, entries: readonly NewAuditEntry[]): Promise<void> =>
  insertAuditEntries(
    transaction,
    entries.map((entry) => ({ ...entry, at })),
  );

/** Activity of the sample project's team besides requests, with the audit entries of each step. */
export function sampleHistory({ project, members, keys }: SampleHistoryParameters): SampleEvent[] {
  const { id: projectId, createdAt: startsAt } = project;
  const { owner, admin, developer, finance } = members;
  const firstDayMs = Math.floor(startsAt.getTime() / dayMs) * dayMs;
  const at = (day: number, hour: number, minute: number): Date => new Date(firstDayMs + day * dayMs + hour * hourMs + minute * minuteMs);

  const createKey = (when: Date, name: SampleKeyName, label: string, actorId: string): SampleEvent => ({
    at: when,
    apply: async (transaction) => {
      const { apiKey } = await insertApiKey(transaction, { projectId, name: label, secretShownTo: actorId, createdAt: when });
      keys.set(name, apiKey);
      await audit(transaction, when, [apiKeyEntry('apiKey.create', actorId, apiKey)]);
    },
  });

  const invite = (when: Date, emailAddress: string, role: string, accepted?: { by: string; name: string; at: Date }): SampleEvent[] => {
    const accept: SampleEvent[] = accepted === undefined ? [] : [{ at: accepted.at, apply: (transaction) => join(transaction, accepted) }];
    const join = async (transaction: Transaction, { by: userId, name, at: createdAt }: { by: string; name: string; at: Date }) => {
      const recipient = { userId, emails: [emailAddress] };
      await createInvitationsRepository(transaction).accept(transaction, { projectId }, recipient, createdAt);
      const member = await createMembersRepository(transaction).add(transaction, { projectId, userId, role, createdAt });
      await audit(transaction, createdAt, [memberEntry('invitation.accept', userId, member, { name, before: null, after: role })]);
    };
    const create: SampleEvent = {
      at: when,
      apply: async (transaction) => {
        const columns = { projectId, email: emailAddress, userId: null, role, invitedBy: owner } as const;
        const times = { createdAt: when, expiresAt: after(when, 30 * 24 * 60) };
        const row = await createInvitationsRepository(transaction).create(transaction, { ...columns, ...times });
        await audit(transaction, when, [invitationEntry('invitation.create', owner, row)]);
      },
    };
    return [create, ...accept];
  };

  const deposit = (when: Date, amountCents: number, createdBy: string): SampleEvent => ({
    at: when,
    apply: async (transaction) => {
      const repository = createPaymentsRepository(transaction);
      const wanted = { projectId, amountCents, createdBy, feeTerms: defaultDepositTerms.fee, createdAt: when };
      const id = await repository.insertRequested(transaction, wanted);
      await audit(transaction, when, [paymentCreateEntry({ id, type: 'CRYPTOCLOUD_PAYMENT', projectId, amountCents }, createdBy)]);
      const settledAt = after(when, 4);
      const report = { status: 'paid', amountCents, paidCents: amountCents, expiresAt: after(when, 60) } as const;
      await repository.attachInvoice(id, { ...report, invoiceId: `SAMPLE-${id}`, paymentId: id, link: '' }, when);
      await settleStoredPayment(transaction, id, report, settledAt, settledAt);
      // The payment provider doesn't know the invoice, so there is nothing to check or open.
      await transaction.update(payments).set({ nextCheckAt: null, link: null }).where(eq(payments.id, id));
    },
  });

  const restrictKey = (when: Date, name: SampleKeyName, actorId: string): SampleEvent => ({
    at: when,
    apply: async (transaction) => {
      const requestsPerSecondMax = 200;
      const [apiKey] = await transaction
        .update(apiKeys)
        .set({ requestsPerSecondMax })
        .where(eq(apiKeys.id, keys.get(name)?.id ?? ''))
        .returning();
      if (apiKey === undefined) throw new Error(`The sample key ${name} is missing`);
      const change = { field: 'limits.requestsPerSecond', before: null, after: requestsPerSecondMax };
      await audit(transaction, when, [apiKeyEntry('apiKey.changeLimits', actorId, apiKey, [change])]);
    },
  });

  const planChangedAt = at(0, 9, 30);
  const alertsChangedAt = at(12, 13, 20);
  return [
    { at: startsAt, apply: (transaction) => audit(transaction, startsAt, [projectEntry('project.create', owner, project)]) },
    createKey(at(0, 9, 5), 'production', 'Production', owner),
    deposit(at(0, 9, 20), 10_000, owner),
    {
      at: planChangedAt,
      apply: (transaction) => audit(transaction, planChangedAt, billingAuditEntries({ ...project, planId: 'FREE' }, project, owner)),
    },
    ...invite(at(1, 14, 0), sampleTeam.admin.emailAddress, 'admin', { by: admin, name: sampleTeam.admin.firstName, at: at(1, 14, 40) }),
    createKey(at(2, 10, 30), 'indexer', 'Indexer', admin),
    ...invite(at(3, 11, 0), sampleTeam.developer.emailAddress, 'developer', {
      by: developer,
      name: sampleTeam.developer.firstName,
      at: at(3, 16, 10),
    }),
    createKey(at(4, 9, 45), 'staging', 'Staging', developer),
    restrictKey(at(5, 15, 0), 'production', admin),
    ...invite(at(8, 10, 0), sampleTeam.finance.emailAddress, 'finance', {
      by: finance,
      name: sampleTeam.finance.firstName,
      at: at(9, 8, 25),
    }),
    {
      at: alertsChangedAt,
      apply: async (transaction) => {
        const alerts = { lowBalance: 2_500, runwayDays: 7 };
        const { entries } = await changeSettings(transaction, project, { alerts }, owner, alertsChangedAt);
        await audit(transaction, alertsChangedAt, entries);
      },
    },
    deposit(at(20, 10, 5), 5_000, finance),
    ...invite(at(26, 12, 0), sampleTeam.invited.emailAddress, 'viewer'),
  ];
}

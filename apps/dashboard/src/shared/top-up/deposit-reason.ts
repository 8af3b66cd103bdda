import { sessionStore } from '@onepoint/app-state';
import { modalParameter } from '@onepoint/modal-stack';
import * as z from 'zod/mini';

/** Modals that need funds and reopen after the deposit. */
const nextModals = ['plan-change', 'package-purchase'] as const;

/** What the balance was too low for. Part of the deposit's URL, so that it survives reloads. */
export const depositReasonShape = {
  next: z.optional(z.enum(nextModals)),
  /** Plan ID or number of packages. */
  choice: z.optional(z.string().check(z.regex(/^\w{1,8}$/))),
};

export interface DepositReason {
  readonly next: (typeof nextModals)[number];
  readonly choice: string;
}

const storedSchema = z.object({
  paymentId: z.string(),
  projectId: z.string(),
  next: z.enum(nextModals),
  choice: depositReasonShape.choice,
});

type StoredReason = z.infer<typeof storedSchema>;

/** Holds one reason per tab, for the last payment page opened from it. */
const storageKey = 'onepoint.depositReason.v1';

/** Keeps the reason for a payment until the user returns from the payment page, which is on another website. */
export function storeDepositReason(reason: StoredReason): void {
  sessionStore.setItem(storageKey, JSON.stringify(reason));
}

/** Undefined unless this tab opened that payment's page. */
export function findDepositReason(paymentId: string): StoredReason | undefined {
  const parsed = storedSchema.safeParse(parseJson(sessionStore.getItem(storageKey)));
  return parsed.success && parsed.data.paymentId === paymentId ? parsed.data : undefined;
}

export function clearDepositReason(): void {
  sessionStore.removeItem(storageKey);
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

const choiceNames = { 'plan-change': 'planId', 'package-purchase': 'count' } as const;

/** Query string that reopens the modal the user came from, with the same selection. */
export function continueLink({ projectId, next, choice }: Omit<StoredReason, 'paymentId'>): string {
  const query = new URLSearchParams({ [modalParameter]: next, projectId });
  if (choice !== undefined) query.set(choiceNames[next], choice);
  return `?${query.toString()}`;
}

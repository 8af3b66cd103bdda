import type { AllowListRule } from './allow-lists.ts';

/** Why a list refuses: the value is not in it, there is no value to look for, or it cannot be told for certain what the value is. */
export type RefusalReason = 'NOT_LISTED' | 'MISSING' | 'UNREADABLE';

/** What the lists say. */
export type Decision =
  | {
      readonly isAllowed: true;
      /** Of each list that limits, the entry that let this in; none for contracts where the call is about none. */
      readonly entries: Partial<Readonly<Record<AllowListRule, string>>>;
    }
  | {
      readonly isAllowed: false;
      /** The list that refuses: the first in the order origins, IPs, methods, contracts. */
      readonly rule: AllowListRule;
      readonly reason: RefusalReason;
      /** What it was asked for; null where there was nothing. */
      readonly value: string | null;
    };

export const refuse = (rule: AllowListRule, reason: RefusalReason, value: string | null): Decision => ({
  isAllowed: false,
  rule,
  reason,
  value,
});

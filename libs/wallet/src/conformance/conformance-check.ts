import type { ConformanceSubject } from './conformance-subject.ts';

export const conformanceEips = [1193, 1102, 6963, 2255, 3085, 3326, 5792] as const;

export type ConformanceEip = (typeof conformanceEips)[number];

/** As RFC 2119 has it: what an EIP requires, and what it recommends. */
export type ConformanceLevel = 'must' | 'should';

/** `skip`: the wallet does not offer it, or nothing happened to judge. `needs-person`: not asked, for the wallet would ask a person. */
export type ConformanceVerdict = 'pass' | 'fail' | 'skip' | 'needs-person';

/** Whom a check bothers: nobody, the person behind the wallet, or the person and the chain (gas is spent). */
export type ConformanceReach = 'nobody' | 'person' | 'chain';

export interface CheckOutcome {
  readonly verdict: ConformanceVerdict;
  /** What was seen: plain data that JSON can hold. */
  readonly evidence: unknown;
}

/** One requirement of an EIP, and how it is tried. */
export interface ConformanceCheck<Id extends string = string> {
  /** Also its text: `conformance.checks.<id>` in the `provider` namespace. */
  readonly id: Id;
  readonly eip: ConformanceEip;
  readonly level: ConformanceLevel;
  readonly reach: ConformanceReach;
  readonly run: (subject: ConformanceSubject) => CheckOutcome | Promise<CheckOutcome>;
}

/** Keeps the id's own type. */
export function defineCheck<const Id extends string>(check: ConformanceCheck<Id>): ConformanceCheck<Id> {
  return check;
}

/** Pass or fail. */
export function judge(isRight: boolean, evidence: unknown): CheckOutcome {
  return { verdict: isRight ? 'pass' : 'fail', evidence };
}

export function skip(evidence: unknown): CheckOutcome {
  return { verdict: 'skip', evidence };
}

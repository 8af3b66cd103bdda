/** What happened at the end of a paid period. */
export interface Settlement<TKind extends string = string> {
  readonly kind: TKind;
  /** End of the period that was settled. A project, a subject and this instant name a settlement: use them as the key that makes it happen once. */
  readonly periodEndedAt: Date;
  /** What was charged for the next period, in cents. */
  readonly chargedCents: number;
  /** What was missing where the balance did not pay the next period, else 0. */
  readonly shortfallCents: number;
}

/** What a billing clock gets back: the project afterwards, and what happened, oldest first. */
export interface Settled<TState, TKind extends string> {
  readonly state: TState;
  readonly settlements: readonly Settlement<TKind>[];
}

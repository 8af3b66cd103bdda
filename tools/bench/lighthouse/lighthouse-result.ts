/** What the benchmarks read of Lighthouse's result. */
export interface LighthouseResult {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, LighthouseAudit>>;
}

export interface LighthouseAudit {
  readonly id: string;
  readonly title: string;
  /** 0 to 1; null where it does not apply. */
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly unknown[] };
}

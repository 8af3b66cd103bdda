import type { ConformanceGrade, ConformanceReport } from '@onepoint/wallet/conformance';

/** What a conformance run found. */
export interface ConformanceResult {
  readonly report: ConformanceReport;
  /** Kept beside the report, so that a list of wallets need not load the checks to show it. */
  readonly grade: ConformanceGrade;
}

/** Results by the wallet's connector, as an external store. They are as old as the page: a wallet may be another one tomorrow. */
export interface ConformanceResults {
  readonly getResults: () => ReadonlyMap<string, ConformanceResult>;
  readonly subscribe: (listener: () => void) => () => void;
  /** @param uid of the wallet's connector */
  readonly set: (uid: string, result: ConformanceResult) => void;
}

/** An empty store. */
export function createConformanceResults(): ConformanceResults {
  let results: ReadonlyMap<string, ConformanceResult> = new Map();
  const listeners = new Set<() => void>();
  return {
    getResults: () => results,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (uid, result) => {
      results = new Map(results).set(uid, result);
      for (const listener of listeners) listener();
    },
  };
}

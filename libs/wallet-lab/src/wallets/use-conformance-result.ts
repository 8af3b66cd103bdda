import { useSyncExternalStore } from 'react';
import { useLab } from '../lab/lab-context.ts';
import type { ConformanceResult } from './conformance-results.ts';

/** What the last run against this connector found; undefined before one. */
export function useConformanceResult(uid: string | undefined): ConformanceResult | undefined {
  const { conformance } = useLab();
  const results = useSyncExternalStore(conformance.subscribe, conformance.getResults);
  return uid === undefined ? undefined : results.get(uid);
}

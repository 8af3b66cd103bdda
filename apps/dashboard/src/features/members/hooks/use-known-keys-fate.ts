import { useState } from 'react';
import { useKnownKeys } from './use-known-keys.ts';

/** What becomes of the keys whose secret a former member knows. */
export type KnownKeysFate = 'pause' | 'keep';

/**
 * What is asked about the keys of somebody who stops being a member. There is a choice where keys are theirs, and where that could not be
 * found out; while it is being found out nothing is sent.
 */
export function useKnownKeysFate(projectId: string, userId: string) {
  const { data: apiKeys, isPending } = useKnownKeys(projectId, userId);
  const [fate, setFate] = useState<KnownKeysFate>('pause');
  return { apiKeys, isPending, fate, setFate, isAsked: !isPending && apiKeys?.length !== 0 };
}

import { useSyncExternalStore } from 'react';
import { draftStore } from '../data/drafts.ts';

export interface Draft<Value> {
  value: Value;
  /** It differs from what is saved. */
  isDirty: boolean;
  set: (value: Value) => void;
  /** Shows what is saved again. */
  discard: () => void;
}

/** What a form shows: what is saved, until somebody changes it. Values are plain data. */
export function useDraft<Value>(key: string, saved: Value): Draft<Value> {
  const draft = useSyncExternalStore(draftStore.subscribe, () => draftStore.get(key)) as Value | undefined;
  const isDirty = draft !== undefined && JSON.stringify(draft) !== JSON.stringify(saved);
  return {
    value: draft ?? saved,
    isDirty,
    set: (value) => {
      if (JSON.stringify(value) === JSON.stringify(saved)) draftStore.delete(key);
      else draftStore.set(key, value);
    },
    discard: () => draftStore.delete(key),
  };
}

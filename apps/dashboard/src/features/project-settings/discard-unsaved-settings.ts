import { draftStore } from './data/drafts.ts';

/** Throws away what is not saved: of a project that is gone nothing can be. */
export function discardUnsavedSettings(): void {
  draftStore.clear();
}

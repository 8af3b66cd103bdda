import { createDraftStore } from '../../../shared/drafts/draft-store.ts';

/** Settings that were changed and not saved. */
export const draftStore = createDraftStore();

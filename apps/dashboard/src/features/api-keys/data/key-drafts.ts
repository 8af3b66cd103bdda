import { createDraftStore } from '../../../shared/drafts/draft-store.ts';

/** Limits and allow-lists of keys that were changed and not saved: there again after another view, another screen, a reload, or a sign-in. */
export const keyDraftStore = createDraftStore('apiKeys');

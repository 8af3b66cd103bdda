import { createDraftStore } from '../../../shared/drafts/draft-store.ts';

/** Ends the names of forms whose drafts are not written down: the address of a webhook may carry a token. */
const webhookEnding = ' webhook';
export const webhookForm = (projectId: string): string => `${projectId}${webhookEnding}`;

/** Settings that were changed and not saved. */
export const draftStore = createDraftStore('settings', (form) => !form.endsWith(webhookEnding));

import { createDraftStore } from '../../../shared/drafts/draft-store.ts';

/** Forms whose drafts are not written down: the address of a webhook may carry a token. */
export const webhookForm = (projectId: string): string => `${projectId} webhook`;

/** Settings that were changed and not saved. */
export const draftStore = createDraftStore('settings', (form) => !form.endsWith(' webhook'));

import { preferenceModals } from '@onepoint/preferences';
import { modals } from '../shared/overlays/modals.ts';

/** Choice of language and settings. */
export const preferences = preferenceModals.on(modals);

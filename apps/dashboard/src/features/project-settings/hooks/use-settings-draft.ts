import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { draftStore } from '../data/drafts.ts';

/** A form of settings over what is saved. */
export function useSettingsDraft<Fields extends object>(form: string, saved: Fields) {
  return useDraft(draftStore, form, saved);
}

import { allowListRules, type AllowListRule, type AllowLists } from '@onepoint/allow-lists';
import { createDraftStore } from '../../../shared/drafts/draft-store.ts';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { readEntries, type ReadEntries } from './allow-lists.rules.ts';

/** Unsaved changes to limits and allowlists. They survive navigation, reloads, and a new sign-in. */
export const keyDraftStore = createDraftStore('apiKeys');

type Texts = Readonly<Record<AllowListRule, string>>;

export interface AllowListsDraft {
  readonly texts: Texts;
  readonly read: Readonly<Record<AllowListRule, ReadEntries>>;
  /** Lists in the fields, without invalid entries. */
  readonly lists: AllowLists;
  /** Lists that differ from the saved ones. */
  readonly changed: readonly AllowListRule[];
  /** Changed lists that someone else saved in the meantime. */
  readonly overtaken: readonly AllowListRule[];
  readonly isValid: boolean;
  readonly edit: (rule: AllowListRule, text: string) => void;
  /** Discards changes to these lists, or to all. */
  readonly discard: (rules?: readonly AllowListRule[]) => void;
}

const forEachRule = <Value>(value: (rule: AllowListRule) => Value) =>
  Object.fromEntries(allowListRules.map((rule) => [rule, value(rule)])) as Record<AllowListRule, Value>;
const textOf = (entries: readonly string[]): string => entries.join('\n');

/** Unchanged fields follow the API. */
export function useAllowListsDraft(apiKeyId: string, saved: AllowLists): AllowListsDraft {
  const draft = useDraft<Texts>(
    keyDraftStore,
    `${apiKeyId} allowLists`,
    forEachRule((rule) => textOf(saved[rule])),
  );
  const texts = draft.values;
  const read = forEachRule((rule) => readEntries(rule, texts[rule]));
  const changed = allowListRules.filter((rule) => read[rule].problems.length > 0 || textOf(read[rule].entries) !== textOf(saved[rule]));
  return {
    texts,
    read,
    lists: forEachRule((rule) => read[rule].entries),
    changed,
    overtaken: draft.overtaken.filter((rule) => changed.includes(rule)),
    isValid: allowListRules.every((rule) => read[rule].problems.length === 0 && !read[rule].isTooLong),
    edit: (rule, text) => draft.set({ [rule]: text }),
    discard: draft.discard,
  };
}

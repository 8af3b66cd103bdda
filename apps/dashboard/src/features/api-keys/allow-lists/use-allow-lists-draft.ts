import { allowListRules, type AllowListRule, type AllowLists } from '@onepoint/allow-lists';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { keyDraftStore } from '../data/key-drafts.ts';
import { readEntries, type ReadEntries } from './read-entries.ts';

/** What stands in each field. */
type Texts = Readonly<Record<AllowListRule, string>>;

export interface AllowListsDraft {
  readonly texts: Texts;
  readonly read: Readonly<Record<AllowListRule, ReadEntries>>;
  /** What the fields come to, without the lines that cannot be read. */
  readonly lists: AllowLists;
  /** The lists that differ from the saved ones. */
  readonly changed: readonly AllowListRule[];
  /** Those of them that somebody else saved since they were changed here. */
  readonly overtaken: readonly AllowListRule[];
  readonly isValid: boolean;
  readonly edit: (rule: AllowListRule, text: string) => void;
  /** Shows what is saved again: of some lists, or of all. */
  readonly discard: (rules?: readonly AllowListRule[]) => void;
}

/** A value for each list. */
const of = <Value>(value: (rule: AllowListRule) => Value) =>
  Object.fromEntries(allowListRules.map((rule) => [rule, value(rule)])) as Record<AllowListRule, Value>;
const textOf = (entries: readonly string[]): string => entries.join('\n');

/** Allow-lists of a key while they are edited: fields that nobody touched follow the API. */
export function useAllowListsDraft(apiKeyId: string, saved: AllowLists): AllowListsDraft {
  const draft = useDraft<Texts>(
    keyDraftStore,
    `${apiKeyId} allowLists`,
    of((rule) => textOf(saved[rule])),
  );
  const texts = draft.values;
  const read = of((rule) => readEntries(rule, texts[rule]));
  const changed = allowListRules.filter((rule) => read[rule].problems.length > 0 || textOf(read[rule].entries) !== textOf(saved[rule]));
  return {
    texts,
    read,
    lists: of((rule) => read[rule].entries),
    changed,
    overtaken: draft.overtaken.filter((rule) => changed.includes(rule)),
    isValid: allowListRules.every((rule) => read[rule].problems.length === 0 && !read[rule].isTooLong),
    edit: (rule, text) => draft.set({ [rule]: text }),
    discard: draft.discard,
  };
}

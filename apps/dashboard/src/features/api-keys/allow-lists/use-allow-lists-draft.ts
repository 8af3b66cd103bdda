import { allowListRules, type AllowListRule, type AllowLists } from '@onepoint/allow-lists';
import { useState } from 'react';
import { readEntries, type ReadEntries } from './read-entries.ts';

export interface AllowListsDraft {
  /** What stands in each field. */
  readonly texts: Readonly<Record<AllowListRule, string>>;
  readonly read: Readonly<Record<AllowListRule, ReadEntries>>;
  /** What the fields come to, without the lines that cannot be read. */
  readonly lists: AllowLists;
  /** The lists that differ from the saved ones. */
  readonly changed: readonly AllowListRule[];
  readonly isValid: boolean;
  readonly edit: (rule: AllowListRule, text: string) => void;
  readonly discard: () => void;
}

/** A value for each list. */
const of = <Value>(value: (rule: AllowListRule) => Value) =>
  Object.fromEntries(allowListRules.map((rule) => [rule, value(rule)])) as Record<AllowListRule, Value>;
const textOf = (entries: readonly string[]): string => entries.join('\n');

/** Allow-lists while they are edited: fields that nobody touched follow the API. */
export function useAllowListsDraft(saved: AllowLists): AllowListsDraft {
  const [edits, setEdits] = useState<Partial<Record<AllowListRule, string>>>({});
  const texts = of((rule) => edits[rule] ?? textOf(saved[rule]));
  const read = of((rule) => readEntries(rule, texts[rule]));
  return {
    texts,
    read,
    lists: of((rule) => read[rule].entries),
    changed: allowListRules.filter((rule) => read[rule].problems.length > 0 || textOf(read[rule].entries) !== textOf(saved[rule])),
    isValid: allowListRules.every((rule) => read[rule].problems.length === 0 && !read[rule].isTooLong),
    edit: (rule, text) => setEdits((before) => ({ ...before, [rule]: text })),
    discard: () => setEdits({}),
  };
}

import {
  allowListEntriesMax,
  canonicalAllowLists,
  isContractAddress,
  isIpRange,
  isMethodPattern,
  isOriginPattern,
  noAllowLists,
  type AllowListRule,
} from '@onepoint/allow-lists';

/** A line that is no entry of its list. */
export interface EntryProblem {
  /** Counted from 1. */
  readonly line: number;
  readonly entry: string;
}

export interface ReadEntries {
  /** What can be read, in its canonical spelling, each once. */
  readonly entries: readonly string[];
  readonly problems: readonly EntryProblem[];
  readonly isTooLong: boolean;
}

const isEntry: Readonly<Record<AllowListRule, (text: string) => boolean>> = {
  origins: isOriginPattern,
  ips: isIpRange,
  methods: isMethodPattern,
  contracts: isContractAddress,
};

/** Reads what was typed or pasted into a list: an entry per line; commas, semicolons and spaces part entries as well. */
export function readEntries(rule: AllowListRule, text: string): ReadEntries {
  const found = text.split('\n').flatMap((line, index) =>
    line
      .split(/[\s,;]+/u)
      .map((part) => part.replaceAll(/^["']|["']$/gu, ''))
      .filter((entry) => entry !== '')
      .map((entry) => ({ line: index + 1, entry })),
  );
  const good = found.filter(({ entry }) => isEntry[rule](entry)).map(({ entry }) => entry);
  const entries = canonicalAllowLists({ ...noAllowLists, [rule]: good })[rule];
  return { entries, problems: found.filter(({ entry }) => !isEntry[rule](entry)), isTooLong: entries.length > allowListEntriesMax };
}

import type { AllowLists } from './allow-lists.ts';
import { formatIpRange, parseIpRange } from './ips/parse-ip-range.ts';
import { formatOriginPattern, parseOriginPattern } from './origins/parse-origin-pattern.ts';

const originOf = (entry: string): string => {
  const pattern = parseOriginPattern(entry);
  return pattern === null ? entry : formatOriginPattern(pattern);
};
const ipOf = (entry: string): string => {
  const range = parseIpRange(entry);
  return range === null ? entry : formatIpRange(range);
};

const unique = (entries: readonly string[], canonical: (entry: string) => string): string[] => [
  ...new Set(entries.map((entry) => canonical(entry.trim()))),
];

/** Lists in one spelling for what is the same, each entry once, in the order given: what is stored and shown. What cannot be read stays as it is. */
export function canonicalAllowLists({ origins, ips, methods, contracts }: AllowLists): Record<keyof AllowLists, string[]> {
  return {
    origins: unique(origins, originOf),
    ips: unique(ips, ipOf),
    methods: unique(methods, (entry) => entry),
    contracts: unique(contracts, (entry) => entry.toLowerCase()),
  };
}

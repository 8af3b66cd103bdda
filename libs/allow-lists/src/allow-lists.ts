import { formatIpRange, parseIpRange } from './ip-address.ts';
import { formatOriginPattern, parseOriginPattern } from './origin-pattern.ts';

/** In the order in which they apply. */
export const allowListRules = ['origins', 'ips', 'methods', 'contracts'] as const;

export type AllowListRule = (typeof allowListRules)[number];

/** An empty list does not restrict. */
export interface AllowLists {
  /** Origins of web pages: `https://app.example.com`, `https://*.example.com`, `http://localhost:*`. */
  readonly origins: readonly string[];
  /** Client IP addresses and CIDR ranges: `203.0.113.7`, `203.0.113.0/24`, `2001:db8::/32`. */
  readonly ips: readonly string[];
  /** JSON-RPC methods, with `*` as a wildcard: `eth_call`, `eth_get*`. */
  readonly methods: readonly string[];
  /** Contract addresses for calls, logs, and transactions. */
  readonly contracts: readonly string[];
}

export const noAllowLists: AllowLists = { origins: [], ips: [], methods: [], contracts: [] };

export const allowListEntriesMax = 50;

const shape = /^0x[\da-f]{40}$/i;

/** Accepts `0x` and 40 hexadecimal digits in any case. Doesn't check the EIP-55 checksum. */
export function isContractAddress(text: string): boolean {
  return shape.test(text.trim());
}

const methodPattern = /^[\w*]{1,80}$/;

/** Accepts letters, digits, `_`, and `*` as a wildcard. */
export function isMethodPattern(text: string): boolean {
  return methodPattern.test(text.trim());
}

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

/** Normalizes and deduplicates the entries, keeping their order. Invalid entries stay unchanged. */
export function canonicalAllowLists({ origins, ips, methods, contracts }: AllowLists): Record<keyof AllowLists, string[]> {
  return {
    origins: unique(origins, originOf),
    ips: unique(ips, ipOf),
    methods: unique(methods, (entry) => entry),
    contracts: unique(contracts, (entry) => entry.toLowerCase()),
  };
}

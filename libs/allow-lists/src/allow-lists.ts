/** The lists in the order in which they are applied. */
export const allowListRules = ['origins', 'ips', 'methods', 'contracts'] as const;

/** One of the lists. */
export type AllowListRule = (typeof allowListRules)[number];

/** What a key is limited to. An empty list does not limit. */
export interface AllowLists {
  /** Where pages that call may come from: `https://app.example.com`, `https://*.example.com`, `http://localhost:*`. */
  readonly origins: readonly string[];
  /** IP addresses and CIDR ranges of callers: `203.0.113.7`, `203.0.113.0/24`, `2001:db8::/32`. */
  readonly ips: readonly string[];
  /** JSON-RPC methods, `*` standing for any characters: `eth_call`, `eth_get*`. */
  readonly methods: readonly string[];
  /** Addresses of contracts that calls, logs and transactions may be about. */
  readonly contracts: readonly string[];
}

/** Limits nothing. */
export const noAllowLists: AllowLists = { origins: [], ips: [], methods: [], contracts: [] };

/** How many entries one list may have. */
export const allowListEntriesMax = 50;

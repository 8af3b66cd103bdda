import * as z from 'zod/mini';

/** What a key is limited to; an empty list does not limit. Entries are shown in their canonical form. */
export const allowListsSchema = z.object({
  /** Origins of pages: `https://app.example.com`, `https://*.example.com`, `http://localhost:*`. */
  origins: z.array(z.string()),
  /** IP addresses and CIDR ranges of callers. */
  ips: z.array(z.string()),
  /** JSON-RPC methods, `*` standing for any characters. */
  methods: z.array(z.string()),
  /** Addresses of contracts. */
  contracts: z.array(z.string()),
});

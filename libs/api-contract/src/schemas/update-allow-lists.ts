import { allowListEntriesMax, isContractAddress, isIpRange, isMethodPattern, isOriginPattern } from '@onepoint/allow-lists';
import * as z from 'zod/mini';

function listOf(isEntry: (text: string) => boolean, message: string) {
  return z.optional(z.array(z.string().check(z.maxLength(300), z.refine(isEntry, message))).check(z.maxLength(allowListEntriesMax)));
}

/** Lists that are given replace what was there; the others stay. */
export const updateAllowListsSchema = z.strictObject({
  origins: listOf(isOriginPattern, 'Must be an origin such as https://app.example.com or https://*.example.com'),
  ips: listOf(isIpRange, 'Must be an IP address or a CIDR range'),
  methods: listOf(isMethodPattern, 'Must be a method, * standing for any characters'),
  contracts: listOf(isContractAddress, 'Must be 0x and 40 hexadecimal digits'),
});

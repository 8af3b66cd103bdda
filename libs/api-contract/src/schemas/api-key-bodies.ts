import { allowListEntriesMax, isContractAddress, isIpRange, isMethodPattern, isOriginPattern } from '@onepoint/allow-lists';
import * as z from 'zod/mini';
import {
  allowListsSchema,
  apiKeyLimitMaxima,
  type ApiKeyLimitName,
  apiKeyLimitsSchema,
  apiKeyStatusSchema,
  rotationGraceSecondsMax,
} from './api-key.ts';
import { nameSchema } from './primitives.ts';

function listOf(isEntry: (text: string) => boolean, message: string) {
  return z.optional(z.array(z.string().check(z.maxLength(300), z.refine(isEntry, message))).check(z.maxLength(allowListEntriesMax)));
}

/** Replaces the given lists. Omitted lists don't change. */
export const updateAllowListsSchema = z.strictObject({
  origins: listOf(isOriginPattern, 'Must be an origin such as https://app.example.com or https://*.example.com'),
  ips: listOf(isIpRange, 'Must be an IP address or a CIDR range'),
  methods: listOf(isMethodPattern, 'Must be a method, * standing for any characters'),
  contracts: listOf(isContractAddress, 'Must be 0x and 40 hexadecimal digits'),
});

/** A `gracePeriodInSecs` of 0 ends the previous secret immediately. */
export const rotateApiKeyBodySchema = z.strictObject({
  gracePeriodInSecs: z.int().check(z.minimum(0), z.maximum(rotationGraceSecondsMax)),
});

export const createApiKeyBodySchema = z.strictObject({ name: nameSchema });

const limitOf = (name: ApiKeyLimitName) => z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(apiKeyLimitMaxima[name]))));

/** Omitted limits don't change; null removes a limit. */
export const updateApiKeyLimitsSchema = z.strictObject({
  requestsPerSecond: limitOf('requestsPerSecond'),
  computeUnitsPerDay: limitOf('computeUnitsPerDay'),
  computeUnitsPerMonth: limitOf('computeUnitsPerMonth'),
});

const expectedApiKeySchema = z.strictObject({
  name: z.optional(z.string()),
  status: z.optional(apiKeyStatusSchema),
  allowLists: z.optional(z.partial(allowListsSchema)),
  limits: z.optional(z.partial(apiKeyLimitsSchema)),
});

/** Omitted fields don't change. With `expected`, nothing changes unless those values are still current. */
export const updateApiKeyBodySchema = z
  .strictObject({
    name: z.optional(nameSchema),
    status: z.optional(apiKeyStatusSchema),
    allowLists: z.optional(updateAllowListsSchema),
    limits: z.optional(updateApiKeyLimitsSchema),
    expected: z.optional(expectedApiKeySchema),
  })
  .check(z.refine((body) => Object.keys(body).some((name) => name !== 'expected'), 'Must change at least one field'));

import type { AllowListRule } from '@onepoint/allow-lists';

export interface ErrorEntry {
  readonly rpcCode: number;
  /** HTTP status when the whole request is rejected. A rejected call in a batch is an error in a 200 response. */
  readonly status: number;
  readonly message: string;
  readonly cause: string;
  readonly cure: string;
  /** The allowlist that rejected the call, for `error.data.allowList`. */
  readonly allowList?: AllowListRule;
  /** Returned before the project is known, so that it isn't in any request log. @default false */
  readonly isOfNoProject?: boolean;
  /** The API key limit that rejected the call, for `error.data.limit`, as named in the API. */
  readonly limit?: 'requestsPerSecond' | 'computeUnitsPerDay' | 'computeUnitsPerMonth';
}

/** Errors about API keys, allowlists, balances, and limits. */
export const accessErrorCodes = {
  KEY_MISSING: {
    rpcCode: -32_010,
    status: 401,
    message: 'API key required.',
    cause: 'The request has no API key in the path, in x-api-key or in Authorization: Bearer.',
    cure: 'Append your API key to the URL, or "public" to use the public endpoint.',
    isOfNoProject: true,
  },
  KEY_UNKNOWN: {
    rpcCode: -32_010,
    status: 401,
    message: 'API key not found.',
    cause: 'The API key is misspelled or was deleted, or its project was deleted.',
    cure: 'Check the API key, or create one in the dashboard.',
    isOfNoProject: true,
  },
  KEY_PAUSED: {
    rpcCode: -32_011,
    status: 403,
    message: 'This API key is paused.',
    cause: 'A project member paused the API key.',
    cure: 'Resume the key under API keys in the dashboard.',
  },
  ORIGIN_NOT_LISTED: {
    rpcCode: -32_013,
    status: 403,
    message: 'This API key can’t be used from this origin.',
    cause: 'The key has an origin allowlist, and the Origin header is missing or not on the list.',
    cure: 'Add the origin to the key’s allowlist. On servers, use a key without an origin allowlist.',
    allowList: 'origins',
  },
  IP_NOT_LISTED: {
    rpcCode: -32_013,
    status: 403,
    message: 'This API key can’t be used from this IP address.',
    cause: 'The key has an IP allowlist, and your IP address isn’t on the list.',
    cure: 'Add the IP address or its range to the key’s allowlist.',
    allowList: 'ips',
  },
  METHOD_NOT_LISTED: {
    rpcCode: -32_013,
    status: 403,
    message: 'This API key can’t be used for this method.',
    cause: 'The key has a method allowlist, and this method isn’t on the list.',
    cure: 'Add the method to the key’s allowlist.',
    allowList: 'methods',
  },
  CONTRACT_NOT_LISTED: {
    rpcCode: -32_013,
    status: 403,
    message: 'This API key can’t be used for this contract.',
    cause:
      'The key has a contract allowlist, and the call targets another contract, all contracts, or contracts that can’t be determined (state overrides, duplicate JSON keys).',
    cure: 'Call only contracts on the key’s allowlist, or add the contract to the list.',
    allowList: 'contracts',
  },
  BALANCE_EXHAUSTED: {
    rpcCode: -32_012,
    status: 402,
    message: 'The project’s balance is used up.',
    cause: 'The plan charges for usage, and the balance is zero or negative.',
    cure: 'Add funds.',
  },
  SPEND_LIMIT_REACHED: {
    rpcCode: -32_014,
    status: 402,
    message: 'The project has reached its spend limit.',
    cause: 'This month’s usage (UTC) has reached the project’s spend limit. `limitCents` and `resetsAt` are next to the code.',
    cure: 'Raise or remove the limit in the project’s settings, or wait until next month.',
  },
  RATE_LIMITED: {
    rpcCode: -32_005,
    status: 429,
    message: 'Too many requests per second for this plan.',
    cause: 'You exceeded your plan’s requests or compute units per second.',
    cure: 'Wait for Retry-After, or upgrade your plan.',
  },
  QUOTA_EXCEEDED: {
    rpcCode: -32_005,
    status: 429,
    message: 'Daily compute units are used up.',
    cause: 'You’ve used your plan’s daily compute units.',
    cure: 'Wait until 00:00 UTC, or upgrade your plan.',
  },
  KEY_RATE_LIMITED: {
    rpcCode: -32_005,
    status: 429,
    message: 'Too many requests per second for this API key.',
    cause: 'You exceeded the API key’s own limit on requests per second.',
    cure: 'Wait for Retry-After, or raise the key’s limit in the dashboard.',
    limit: 'requestsPerSecond',
  },
  KEY_DAILY_LIMIT_REACHED: {
    rpcCode: -32_005,
    status: 429,
    message: 'This API key’s daily compute units are used up.',
    cause: 'The API key reached its own daily limit (UTC) on compute units.',
    cure: 'Wait until 00:00 UTC, or raise the key’s limit in the dashboard.',
    limit: 'computeUnitsPerDay',
  },
  KEY_MONTHLY_LIMIT_REACHED: {
    rpcCode: -32_005,
    status: 429,
    message: 'This API key’s monthly compute units are used up.',
    cause: 'The API key reached its own monthly limit (UTC) on compute units.',
    cure: 'Wait until next month, or raise the key’s limit in the dashboard.',
    limit: 'computeUnitsPerMonth',
  },
  CONNECTIONS_EXCEEDED: {
    rpcCode: -32_005,
    status: 429,
    message: 'Too many open WebSocket connections for this plan.',
    cause: 'The API key already has as many open connections as your plan allows.',
    cure: 'Close connections, share one connection, buy add-ons, or upgrade your plan.',
  },
  TOO_MANY_WAITING: {
    rpcCode: -32_005,
    status: 429,
    message: 'Too many of your requests are waiting for a node.',
    cause: 'You have more slow requests in progress than your share of connections, and 200 more are waiting.',
    cure: 'Wait for Retry-After, and send fewer requests at the same time.',
  },
} as const satisfies Record<string, ErrorEntry>;

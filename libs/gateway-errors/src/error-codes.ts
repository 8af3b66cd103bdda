import type { AllowListRule } from '@onepoint/allow-lists';

/** One way in which the gateway refuses or fails: what the client is told, and what the documentation says about it. */
export interface ErrorEntry {
  /** JSON-RPC error code. */
  readonly rpcCode: number;
  /** HTTP status when the whole request is refused. A refused member of a batch is answered in place, within a 200. */
  readonly status: number;
  readonly message: string;
  readonly cause: string;
  readonly cure: string;
  /** The allow-list that refused, for `error.data.allowList`. */
  readonly allowList?: AllowListRule;
  /** The key's own limit that refused, for `error.data.limit`; named as in the API. */
  readonly limit?: 'requestsPerSecond' | 'computeUnitsPerDay' | 'computeUnitsPerMonth';
}

/**
 * Every error that the gateway itself gives, by the string code in `error.data.code`. A node's own errors are passed on untouched.
 * JSON-RPC codes: the specification's -32700…-32603, EIP-1474's -32001 (not found), -32002 (unavailable), -32005 (limit exceeded), and
 * -32010…-32014 of our own for keys, spend and allow-lists.
 */
export const errorCodes = {
  PARSE_ERROR: {
    rpcCode: -32_700,
    status: 400,
    message: 'The body is not valid JSON.',
    cause: 'The body is empty, is not UTF-8, or is not JSON.',
    cure: 'Send one JSON-RPC request object or an array of them.',
  },
  INVALID_REQUEST: {
    rpcCode: -32_600,
    status: 400,
    message: 'This is not a JSON-RPC 2.0 request.',
    cause:
      '`jsonrpc` is not "2.0", `method` is not a string, `params` is neither array nor object, or `id` is neither string, number nor null.',
    cure: 'Send {"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}.',
  },
  BATCH_EMPTY: {
    rpcCode: -32_600,
    status: 400,
    message: 'The batch is empty.',
    cause: 'The body is an empty array.',
    cure: 'Put at least one request into the batch.',
  },
  BATCH_TOO_LARGE: {
    rpcCode: -32_600,
    status: 400,
    message: 'The batch has too many requests.',
    cause: 'The batch has more than 1,000 members.',
    cure: 'Split it.',
  },
  METHOD_REFUSED: {
    rpcCode: -32_601,
    status: 200,
    message: 'This method is not available.',
    cause:
      'The method belongs to the node’s own administration or signs with its accounts (admin_, personal_, anvil_, eth_sendTransaction, …).',
    cure: 'Sign transactions yourself and send them with eth_sendRawTransaction.',
  },
  PATH_UNKNOWN: {
    rpcCode: -32_001,
    status: 404,
    message: 'There is no such endpoint. Use /rpc/{chain}/{key}.',
    cause: 'The path has too few or too many segments.',
    cure: 'Copy the address from the dashboard.',
  },
  CHAIN_UNKNOWN: {
    rpcCode: -32_001,
    status: 404,
    message: 'There is no such chain here.',
    cause: 'The chain in the path is not served.',
    cure: 'Use the name of a chain from the chain list, for example ethereum.',
  },
  WEBSOCKET_UNAVAILABLE: {
    rpcCode: -32_001,
    status: 404,
    message: 'This chain has no WebSocket endpoint here.',
    cause: 'No node of the chain speaks WebSocket.',
    cure: 'Use HTTP.',
  },
  KEY_MISSING: {
    rpcCode: -32_010,
    status: 401,
    message: 'An API key is needed.',
    cause: 'There is no key in the path, in x-api-key or in Authorization: Bearer.',
    cure: 'Append your key to the address, or "public" to try without one.',
  },
  KEY_UNKNOWN: {
    rpcCode: -32_010,
    status: 401,
    message: 'This API key does not exist.',
    cause: 'The key is mistyped, was deleted, or its project was deleted.',
    cure: 'Create a key in the dashboard.',
  },
  KEY_PAUSED: {
    rpcCode: -32_011,
    status: 403,
    message: 'This API key is paused.',
    cause: 'A member of the project paused the key.',
    cure: 'Resume it in the dashboard under API keys.',
  },
  ORIGIN_NOT_LISTED: {
    rpcCode: -32_013,
    status: 403,
    message: 'This API key may not be used from this origin.',
    cause: 'The key has a list of origins, and the Origin header is not in it, or there is none.',
    cure: 'Add the origin to the key’s allow-list, or use a key without one on servers.',
    allowList: 'origins',
  },
  IP_NOT_LISTED: {
    rpcCode: -32_013,
    status: 403,
    message: 'This API key may not be used from this IP address.',
    cause: 'The key has a list of IP addresses and ranges, and the caller’s is not in it.',
    cure: 'Add the address or its range to the key’s allow-list.',
    allowList: 'ips',
  },
  METHOD_NOT_LISTED: {
    rpcCode: -32_013,
    status: 403,
    message: 'This API key may not be used for this method.',
    cause: 'The key has a list of methods, and this one is not in it.',
    cure: 'Add the method to the key’s allow-list.',
    allowList: 'methods',
  },
  CONTRACT_NOT_LISTED: {
    rpcCode: -32_013,
    status: 403,
    message: 'This API key may not be used for this contract.',
    cause:
      'The key has a list of contracts, and the call is about another, about all, or about some that cannot be told (overrides, keys that come twice).',
    cure: 'Name contracts of the key’s allow-list in the call, or add them to it.',
    allowList: 'contracts',
  },
  BALANCE_EXHAUSTED: {
    rpcCode: -32_012,
    status: 402,
    message: 'The balance of this project is used up.',
    cause: 'The plan charges for use and the balance is zero or below.',
    cure: 'Make a deposit.',
  },
  SPEND_LIMIT_REACHED: {
    rpcCode: -32_014,
    status: 402,
    message: 'The spend limit of this project is reached.',
    cause:
      'What usage cost this month (UTC) has reached the limit that the project set; `limitCents` and `resetsAt` stand beside the code.',
    cure: 'Raise or remove the limit in the settings of the project, or wait for the next month.',
  },
  RATE_LIMITED: {
    rpcCode: -32_005,
    status: 429,
    message: 'Too many requests per second for this plan.',
    cause: 'Requests or compute units per second exceed the plan’s limit.',
    cure: 'Wait as long as Retry-After says, or choose a larger plan.',
  },
  QUOTA_EXCEEDED: {
    rpcCode: -32_005,
    status: 429,
    message: 'The compute units of today are used up.',
    cause: 'The plan has a daily quota.',
    cure: 'Wait until midnight UTC, or choose a larger plan.',
  },
  KEY_RATE_LIMITED: {
    rpcCode: -32_005,
    status: 429,
    message: 'Too many requests per second for this API key.',
    cause: 'The key has a limit of requests per second of its own.',
    cure: 'Wait as long as Retry-After says, or raise the key’s limit in the dashboard.',
    limit: 'requestsPerSecond',
  },
  KEY_DAILY_LIMIT_REACHED: {
    rpcCode: -32_005,
    status: 429,
    message: 'The compute units of this API key for today are used up.',
    cause: 'The key has a limit of compute units per UTC day of its own.',
    cure: 'Wait until midnight UTC, or raise the key’s limit in the dashboard.',
    limit: 'computeUnitsPerDay',
  },
  KEY_MONTHLY_LIMIT_REACHED: {
    rpcCode: -32_005,
    status: 429,
    message: 'The compute units of this API key for this month are used up.',
    cause: 'The key has a limit of compute units per UTC month of its own.',
    cure: 'Wait until the first of the month, or raise the key’s limit in the dashboard.',
    limit: 'computeUnitsPerMonth',
  },
  CONNECTIONS_EXCEEDED: {
    rpcCode: -32_005,
    status: 429,
    message: 'Too many open WebSocket connections for this plan.',
    cause: 'The key has as many connections open as the plan allows.',
    cure: 'Close some, share one connection, or choose a larger plan.',
  },
  HTTP_METHOD_NOT_ALLOWED: {
    rpcCode: -32_600,
    status: 405,
    message: 'JSON-RPC is sent with POST.',
    cause: 'The HTTP method is not POST.',
    cure: 'Use POST, or a WebSocket connection to the same address.',
  },
  REQUEST_TIMEOUT: {
    rpcCode: -32_600,
    status: 408,
    message: 'The request did not arrive in time.',
    cause: 'Headers or body came too slowly.',
    cure: 'Send the request again.',
  },
  BODY_TOO_LARGE: {
    rpcCode: -32_600,
    status: 413,
    message: 'The body is too large.',
    cause: 'The body, or what it unpacks to, exceeds the limit (1 MiB unless configured).',
    cure: 'Split the batch.',
  },
  ENCODING_UNSUPPORTED: {
    rpcCode: -32_600,
    status: 415,
    message: 'This content encoding is not supported.',
    cause: 'Content-Encoding is neither identity nor gzip.',
    cure: 'Send the body plain or with gzip.',
  },
  HTTP_MALFORMED: {
    rpcCode: -32_600,
    status: 400,
    message: 'This is not a valid HTTP request.',
    cause: 'The request line or the headers cannot be read, or are too large.',
    cure: 'Check the client, and proxies on the way.',
  },
  INTERNAL: {
    rpcCode: -32_603,
    status: 500,
    message: 'Internal error.',
    cause: 'A fault of the gateway.',
    cure: 'Try again; report the request id if it stays.',
  },
  UPSTREAM_FAILED: {
    rpcCode: -32_002,
    status: 502,
    message: 'The node of this chain did not answer.',
    cause: 'No node of the chain could be reached, or its answer broke off.',
    cure: 'Try again. Nothing was charged.',
  },
  ACCESS_UNAVAILABLE: {
    rpcCode: -32_002,
    status: 503,
    message: 'API keys cannot be checked right now.',
    cause: 'The database is unreachable and the key is not in the gateway’s memory, or too much usage waits to be recorded.',
    cure: 'Try again shortly.',
  },
  UPSTREAM_TIMEOUT: {
    rpcCode: -32_002,
    status: 504,
    message: 'The node of this chain took too long.',
    cause: 'The node did not answer in time.',
    cure: 'Ask for less at once (a smaller block range), or try again. Nothing was charged.',
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errorCodes;

import { accessErrorCodes, type ErrorEntry } from './access-error-codes.ts';

export type { ErrorEntry };

/**
 * Every error that the gateway itself returns, by the string code in `error.data.code`. Errors from nodes are passed through. JSON-RPC
 * codes: -32700…-32603 from the specification, -32001 (not found), -32002 (unavailable), and -32005 (limit exceeded) from EIP-1474, and
 * our own -32010…-32014 for keys, spend, and allowlists.
 */
export const errorCodes = {
  PARSE_ERROR: {
    rpcCode: -32_700,
    status: 400,
    message: 'The request body isn’t valid JSON.',
    cause: 'The request body is empty, isn’t valid UTF-8 or isn’t valid JSON.',
    cure: 'Send a JSON-RPC request object or an array of them.',
  },
  INVALID_REQUEST: {
    rpcCode: -32_600,
    status: 400,
    message: 'Invalid JSON-RPC 2.0 request.',
    cause: '`jsonrpc` isn’t "2.0", `method` isn’t a string, `params` isn’t an array or object, or `id` isn’t a string, number or null.',
    cure: 'Send {"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}.',
  },
  BATCH_EMPTY: {
    rpcCode: -32_600,
    status: 400,
    message: 'The batch is empty.',
    cause: 'The body is an empty array.',
    cure: 'Add at least one request to the batch.',
  },
  BATCH_TOO_LARGE: {
    rpcCode: -32_600,
    status: 400,
    message: 'The batch has too many requests.',
    cause: 'The batch has more than 1,000 requests, or costs more than 600 compute units without an API key.',
    cure: 'Split the batch into smaller ones.',
  },
  METHOD_REFUSED: {
    rpcCode: -32_601,
    status: 200,
    message: 'This method is not available.',
    cause:
      'The method isn’t on the list of served methods: it’s misspelled, or it administers the node, reads its files, or signs with its accounts (admin_, personal_, eth_sendTransaction, …).',
    cure: 'Check the spelling. Sign transactions in your app or wallet and send them with eth_sendRawTransaction.',
  },
  METHOD_UNAVAILABLE: {
    rpcCode: -32_601,
    status: 200,
    message: 'This method is not available on this chain.',
    cause: 'None of the chain’s nodes serves this method, or none serves it together with the calls before it in the batch.',
    cure: 'Send the call on its own, or use another chain.',
  },
  STATE_UNAVAILABLE: {
    rpcCode: -32_001,
    status: 200,
    message: 'The state of this block is not available.',
    cause: 'The call reads the state of a block more than 128 blocks behind the latest one, and none of the chain’s nodes keeps it.',
    cure: 'Use a newer block. Blocks, transactions, receipts, and logs of old blocks are available.',
  },
  FILTER_UNKNOWN: {
    rpcCode: -32_000,
    status: 200,
    message: 'Filter not found.',
    cause: 'The filter expired, was created with another API key or on another connection, or the batch uses filters of several nodes.',
    cure: 'Create the filter again, or use eth_getLogs.',
  },
  PATH_UNKNOWN: {
    rpcCode: -32_001,
    status: 404,
    message: 'Endpoint not found. Use /rpc/{chain}/{key}.',
    cause: 'The path has too few or too many segments.',
    cure: 'Copy the URL from the dashboard.',
    isOfNoProject: true,
  },
  CHAIN_UNKNOWN: {
    rpcCode: -32_001,
    status: 404,
    message: 'Chain not found.',
    cause: 'The chain in the URL isn’t supported.',
    cure: 'Use a chain name from the chain list, such as ethereum.',
    isOfNoProject: true,
  },
  WEBSOCKET_UNAVAILABLE: {
    rpcCode: -32_001,
    status: 404,
    message: 'This chain has no WebSocket endpoint.',
    cause: 'None of the chain’s nodes supports WebSocket.',
    cure: 'Use HTTP.',
  },
  ...accessErrorCodes,
  HTTP_METHOD_NOT_ALLOWED: {
    rpcCode: -32_600,
    status: 405,
    message: 'Use POST to send JSON-RPC requests.',
    cause: 'The HTTP method isn’t POST.',
    cure: 'Use POST, or open a WebSocket connection to the same URL.',
    isOfNoProject: true,
  },
  REQUEST_TIMEOUT: {
    rpcCode: -32_600,
    status: 408,
    message: 'The request timed out.',
    cause: 'The headers or the body arrived too slowly.',
    cure: 'Send the request again.',
    isOfNoProject: true,
  },
  BODY_TOO_LARGE: {
    rpcCode: -32_600,
    status: 413,
    message: 'The request body is too large.',
    cause: 'The body exceeds the size limit after decompression (1 MiB by default).',
    cure: 'Split the batch.',
  },
  BODY_TOO_COMPLEX: {
    rpcCode: -32_600,
    status: 413,
    message: 'The request body has too many values or is nested too deeply.',
    cause:
      'The body has more than 50,000 objects, arrays, members, strings, numbers, and escapes, more than 1,000 different member names or 96 KiB of them, more than 32 levels, more than 128 KiB outside of strings, or it arrived in tiny chunks.',
    cure: 'Split the batch, and send the body with Content-Length.',
  },
  ENCODING_UNSUPPORTED: {
    rpcCode: -32_600,
    status: 415,
    message: 'Unsupported content encoding.',
    cause: 'Content-Encoding isn’t identity or gzip.',
    cure: 'Send the body uncompressed or with gzip.',
  },
  HTTP_MALFORMED: {
    rpcCode: -32_600,
    status: 400,
    message: 'Invalid HTTP request.',
    cause: 'The request line or the headers are malformed or too large.',
    cure: 'Check your client and any proxies in between.',
    isOfNoProject: true,
  },
  INTERNAL: {
    rpcCode: -32_603,
    status: 500,
    message: 'Internal error.',
    cause: 'An unexpected error in the gateway.',
    cure: 'Try again. If the error persists, contact support with the request ID.',
  },
  UPSTREAM_FAILED: {
    rpcCode: -32_002,
    status: 502,
    message: 'The chain’s node didn’t respond.',
    cause: 'None of the chain’s nodes could be reached, or the response was cut off.',
    cure: 'Try again. You weren’t charged.',
  },
  NODES_BEHIND: {
    rpcCode: -32_002,
    status: 502,
    message: 'The chain’s nodes are behind a block you’ve already seen.',
    cause:
      'You asked for the latest block, and none of the chain’s nodes that respond has reached the block you got within the last minute.',
    cure: 'Try again in a second. You weren’t charged.',
  },
  NODES_DISAGREE: {
    rpcCode: -32_002,
    status: 502,
    message: 'The chain’s nodes gave different responses.',
    cause: 'For this method, several nodes have to give the same response, and they didn’t.',
    cure: 'Try again in a few seconds. You weren’t charged. If the call has no block, or "pending", name a block.',
  },
  RESPONSE_TOO_LARGE: {
    rpcCode: -32_002,
    status: 502,
    message: 'The response is too large to be assembled.',
    cause:
      'A response over WebSocket, or one that has to be assembled (a batch with a rejected call or a notification, an unusual id, or several nodes that have to agree), is larger than 16 MiB, or too many large ones are being assembled for you or for everyone.',
    cure: 'Split the batch, or send the call on its own over HTTP with an integer or string as its id. You weren’t charged.',
  },
  ACCESS_UNAVAILABLE: {
    rpcCode: -32_002,
    status: 503,
    message: 'API keys can’t be verified right now.',
    cause: 'The database is unreachable and the key isn’t cached, or too much usage is waiting to be recorded.',
    cure: 'Try again in a few seconds.',
  },
  UPSTREAM_TIMEOUT: {
    rpcCode: -32_002,
    status: 504,
    message: 'The chain’s node took too long to respond.',
    cause: 'The node didn’t respond in time.',
    cure: 'Request less data at a time, such as a smaller block range, or try again. You weren’t charged.',
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errorCodes;

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** One JSON-RPC call. */
export interface RpcCall {
  /** Address of the endpoint, key included. One of `ws:` or `wss:` makes samples that stay connected and print what comes. */
  url: string;
  method: string;
  params: readonly JsonValue[];
}

export interface RpcSample {
  /** What a tab says: "curl", "Python". */
  label: string;
  /** What colours it. */
  language: 'shell' | 'javascript' | 'typescript' | 'python' | 'go' | 'rust';
  code: string;
}

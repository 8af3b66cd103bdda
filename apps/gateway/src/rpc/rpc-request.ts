import type { ErrorCode } from '@onepoint/gateway-errors';

/** One call: a request on its own, or a member of a batch. */
export interface RpcCall {
  /** Method as the client named it; empty when the member is no request at all. */
  readonly method: string;
  /** Its text as it came. */
  readonly source: string;
  /** Its id, where it is a valid request and has one. */
  readonly id?: string | number | null;
  /** No `id`: the client expects no answer (JSON-RPC 2.0, section 4.1). */
  readonly isNotification: boolean;
  /** Why this call is not forwarded, or null when it may be. */
  readonly refusal: ErrorCode | null;
}

/** A parsed body. */
export interface RpcRequest {
  readonly isBatch: boolean;
  readonly calls: readonly RpcCall[];
  /**
   * Whether the client's own bytes can be forwarded and the node's answer be passed on untouched. Otherwise both are composed: some member
   * is refused, a notification, has an id that nodes may not echo exactly, or could be read differently by the node than it was here.
   */
  readonly isPlain: boolean;
}

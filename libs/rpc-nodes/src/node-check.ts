/** Why a node cannot serve: its address is not public; it does not answer; what it answers is no JSON-RPC; it is a node of another chain. */
export type NodeFault = 'privateAddress' | 'unreachable' | 'notRpc' | 'wrongChain';

/** What a look at a node has shown. */
export type NodeCheck =
  | { readonly ok: true; readonly blockHeight: number; /** Of the faster of two calls. */ readonly latencyMs: number }
  | { readonly ok: false; readonly fault: NodeFault };

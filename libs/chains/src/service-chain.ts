/** A chain whose JSON-RPC access is sold. Wallet chains (what the product's own wallet pages can switch to) are another registry. */
export interface ServiceChain {
  /** Name in endpoint URLs: `/rpc/{slug}/{key}`. */
  readonly slug: string;
  /** EIP-155 chain id. */
  readonly chainId: number;
  readonly name: string;
  readonly currency: ChainCurrency;
  readonly testnet: boolean;
  /** Usual time between two blocks in milliseconds; what polling intervals are derived from. */
  readonly blockTimeMs: number;
  /** Origin of the block explorer, without a trailing slash. */
  readonly explorerUrl: string;
}

/** Native currency of a chain. */
export interface ChainCurrency {
  readonly name: string;
  readonly symbol: string;
  readonly decimals: 18;
}

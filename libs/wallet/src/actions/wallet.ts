import type { Connector } from 'wagmi';

/** A wallet found in this browser. */
export interface Wallet {
  /** Reverse domain name the wallet announces (`io.metamask`), or `injected` for one that announces nothing. */
  readonly id: string;
  readonly name: string;
  /** Data URI the wallet announces. EIP-6963 asks for one; not every wallet gives it. */
  readonly icon: string | undefined;
  /** Whether the wallet announced itself (EIP-6963), rather than being found at `window.ethereum`. */
  readonly isAnnounced: boolean;
  /** What wagmi connects with. */
  readonly connector: Connector;
}

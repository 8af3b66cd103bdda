import type { MethodContext } from '@onepoint/wallet/methods';
import { useWalletConnection } from '@onepoint/wallet/react';
import { useMemo, useState } from 'react';
import { zeroAddress } from 'viem';
import { generateSiweNonce } from 'viem/siwe';

/** What requests are made for: the current account and chain, this page, this moment. Without a wallet the zero address stands in. */
export function useMethodContext(): MethodContext {
  const { address = zeroAddress, chainId = 1 } = useWalletConnection();
  const [visit] = useState(() => ({ origin: window.location.origin, issuedAt: new Date(), nonce: generateSiweNonce() }));
  return useMemo(() => ({ ...visit, account: address, chainId }), [visit, address, chainId]);
}

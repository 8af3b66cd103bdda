import type { EIP1193Provider } from 'viem';

/** Section 9 of the specification: 20 looks, 50 ms apart. */
const tries = 20;
const delayMs = 50;

/**
 * Waits until the wallet is on a chain, by its `chainChanged` event or by asking, whichever says so first.
 *
 * @returns false when the wallet is still elsewhere after one second
 */
export async function waitForChain(provider: EIP1193Provider, chainId: number): Promise<boolean> {
  let announced = false;
  const handleChainChanged = (value: string): void => {
    if (Number(value) === chainId) announced = true;
  };
  provider.on('chainChanged', handleChainChanged);
  try {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const current = await provider.request({ method: 'eth_chainId' }).catch(() => undefined);
      if (announced || Number(current) === chainId) return true;
      await new Promise((resolve) => {
        setTimeout(resolve, delayMs);
      });
    }
    return announced;
  } finally {
    provider.removeListener('chainChanged', handleChainChanged);
  }
}

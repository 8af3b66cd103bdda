const prefix = 'eip6963:';

/**
 * Notes what listens on a window for the discovery of wallets (EIP-6963): wallets that announce themselves when they are asked, and
 * pages that hear them. Both are made to last as long as the window, which the tests of one worker share.
 *
 * @returns takes all of it away, and a wallet at `window.ethereum` with it
 */
export function trackDiscovery(target: Window): () => void {
  // As it stands there, to be put back as it was.
  const add = Reflect.get(target, 'addEventListener');
  const added: Parameters<Window['addEventListener']>[] = [];
  target.addEventListener = (...parameters: Parameters<typeof add>) => {
    if (parameters[0].startsWith(prefix)) added.push(parameters);
    add.apply(target, parameters);
  };
  return () => {
    target.addEventListener = add;
    for (const [type, listener, options] of added) target.removeEventListener(type, listener, options);
    Reflect.deleteProperty(target, 'ethereum');
  };
}

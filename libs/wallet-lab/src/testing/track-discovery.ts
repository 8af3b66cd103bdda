const prefix = 'eip6963:';

/**
 * Tracks the EIP-6963 listeners that wallets and pages add to a window, which all tests of a worker share.
 *
 * @returns a function that removes them and `window.ethereum`
 */
export function trackDiscovery(target: Window): () => void {
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

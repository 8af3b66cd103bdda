/** Namespaces of node administration and of development nodes. */
const privateNamespaces = new Set([
  'admin',
  'anvil',
  'clique',
  'dev',
  'engine',
  'evm',
  'hardhat',
  'les',
  'miner',
  'odyssey',
  'parity',
  'personal',
  'tenderly',
  'wallet',
]);

/** Methods that sign with accounts on the node. Our nodes have no valuable accounts, but development nodes have some. */
const signsWithNodeAccount = /^(?:eth_sign|eth_sendTransaction|eth_sendUnsignedTransaction|eth_resend|eth_fillTransaction)/u;

/** The read-only part of `debug_`. The rest stops, rewinds, or profiles the node. */
const debugRead = /^debug_(?:trace|getRaw|storageRangeAt$|getModifiedAccounts)/u;

/**
 * Whether clients may call a method. Unknown methods are allowed: the node answers them with -32601, and some chains have their own
 * methods.
 *
 * @param traceMethods whether `trace_` and the read-only part of `debug_` are served
 */
export function isMethodAllowed(method: string, traceMethods: boolean): boolean {
  const namespace = method.slice(0, Math.max(0, method.indexOf('_')));
  if (namespace === 'trace') return traceMethods;
  if (namespace === 'debug') return traceMethods && debugRead.test(method);
  return !privateNamespaces.has(namespace) && !signsWithNodeAccount.test(method);
}

/** Namespaces of the node's administration, and of development nodes. */
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

/** What signs with accounts that the node holds. Ours hold none worth having, development nodes do. */
const signsWithNodeAccount = /^(?:eth_sign|eth_sendTransaction|eth_sendUnsignedTransaction|eth_resend|eth_fillTransaction)/u;

/** The readable part of `debug_`; the rest stops, rewinds or profiles the node. */
const debugRead = /^debug_(?:trace|getRaw|storageRangeAt$|getModifiedAccounts)/u;

/**
 * Whether clients may call a method. Unknown methods are allowed: the node answers them with -32601 itself, and chains have methods of
 * their own.
 *
 * @param traceMethods whether `trace_` and the readable part of `debug_` are served
 */
export function isMethodAllowed(method: string, traceMethods: boolean): boolean {
  const namespace = method.slice(0, Math.max(0, method.indexOf('_')));
  if (namespace === 'trace') return traceMethods;
  if (namespace === 'debug') return traceMethods && debugRead.test(method);
  return !privateNamespaces.has(namespace) && !signsWithNodeAccount.test(method);
}

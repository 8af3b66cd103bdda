import type { MethodGroup } from '../../shared/method-content.ts';

const groups: readonly (readonly [MethodGroup, RegExp])[] = [
  ['subscriptions', /^eth_(?:un)?subscribe$/],
  ['filters', /[fF]ilter|getLogs/],
  ['debug', /^debug_/],
  ['trace', /^trace_/],
  ['transactions', /Transaction(?!Count$)|estimateGas|createAccessList/],
  ['blocks', /[bB]lock|[uU]ncle/],
  ['gas', /[fF]ee|gasPrice/],
  ['accounts', /getBalance|getCode|getStorageAt|getProof|TransactionCount|^eth_call$/],
];

/** Which part of the reference a method stands in. The first that fits; filters on a block are filters, not blocks. */
export function groupOf(method: string): MethodGroup {
  return groups.find(([, pattern]) => pattern.test(method))?.[0] ?? 'network';
}

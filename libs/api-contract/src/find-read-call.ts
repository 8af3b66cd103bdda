import type { Call } from './call.ts';
import { contract } from './contract.ts';

/** The call that reads what a creating call has made; null where there is none. `Location` of a 201 leads to it. */
export function findReadCall({ method, path, replies, hasLocation }: Call): Call | null {
  if (method !== 'POST' || replies[201] === undefined || hasLocation === false) return null;
  const reads = Object.values<Call>(contract).filter((call) => call.method === 'GET' && call.operationId.startsWith('get'));
  return (
    reads.find((call) => call.path.startsWith(`${path}/{`) && call.path.endsWith('}')) ?? reads.find((call) => call.path === path) ?? null
  );
}

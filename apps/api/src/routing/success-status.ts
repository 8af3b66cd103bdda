import type { Call } from '@onepoint/api-contract';

/**
 * The status of a call's one success reply.
 *
 * @throws {Error} when the contract declares none, or several
 */
export function successStatus({ operationId, replies }: Call): number {
  const [status, ...others] = Object.keys(replies).map(Number);
  if (status === undefined || others.length > 0) throw new Error(`${operationId} must have exactly one success reply`);
  return status;
}

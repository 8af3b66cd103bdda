import * as calls from '@onepoint/api-contract/calls/audit-entries';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type ListAuditEntriesParameters = CallInput<typeof calls.listAuditEntries>['params'] & {
  /** The last entry of the page before; the first page without it. */
  readonly lastId?: string | undefined;
  /** 1 to 100. Default 20. */
  readonly limit?: number | undefined;
  /** One action (`apiKey.rotate`), or the part before its dot for all that have it. */
  readonly action?: string | undefined;
  /** By this user alone. */
  readonly actorId?: string | undefined;
  /** About this key, member, invitation or project alone. */
  readonly subjectId?: string | undefined;
  /** ISO 8601 instants in UTC; `from` is included, `to` is not. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};
export type ListAuditEntriesReturnType = CallOutput<typeof calls.listAuditEntries>;

/** A page of who changed what in a project, newest first. */
export function listAuditEntries(
  client: ApiClient,
  { projectId, ...query }: ListAuditEntriesParameters,
  options?: CallOptions,
): Promise<ListAuditEntriesReturnType> {
  return client.call(calls.listAuditEntries, { params: { projectId }, query }, options);
}

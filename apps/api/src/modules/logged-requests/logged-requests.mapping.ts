import { type LoggedRequest, loggedRequestStatuses } from '@onepoint/api-contract';
import { validationFailed } from '../../errors/to-api-error.ts';
import type { LoggedRequestRow } from './logged-requests.repository.ts';

interface Cursor {
  createdAt: Date;
  isFailed: boolean;
  position: number;
}

const idOf = ({ createdAt, isFailed, position }: Cursor): string =>
  `log_${String(createdAt.getTime())}-${isFailed ? 'f' : 's'}-${String(position)}`;

/** @throws {ApiError} VALIDATION_FAILED for `lastId` if the text isn't an entry's id */
export function parseCursor(id: string): Cursor {
  const [, ms, kind, position] = /^log_(\d{1,14})-([fs])-(\d{1,15})$/.exec(id) ?? [];
  if (ms === undefined) {
    throw validationFailed([{ in: 'querystring', path: ['lastId'], rule: 'unknown_cursor', message: 'No entry of this list has this id' }]);
  }
  return { createdAt: new Date(Number(ms)), isFailed: kind === 'f', position: Number(position) };
}

export function toLoggedRequest(row: LoggedRequestRow): LoggedRequest {
  const {
    requestId,
    batchIndex,
    apiKeyId,
    apiKeyName,
    apiKeyDeletedAt,
    chain,
    method,
    transport,
    code,
    latencyMs,
    computeUnits,
    createdAt,
  } = row;
  return {
    id: idOf(row),
    requestId,
    batchIndex,
    apiKey: { id: apiKeyId, name: apiKeyName, isDeleted: apiKeyDeletedAt !== null },
    chain,
    method,
    transport,
    status: loggedRequestStatuses.find((status) => status === row.status) ?? 'internal',
    code,
    latencyMs,
    computeUnits,
    createdAt: createdAt.toISOString(),
  };
}

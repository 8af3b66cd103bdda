import type { Call } from '../call.ts';
import { commonErrorCodes, type ErrorCode } from './error-codes.ts';

/** Every code a call may answer with: those it declares, those of any call, and those of reading a body when it takes one. */
export function errorCodesOf(call: Pick<Call, 'errors' | 'body'>): readonly ErrorCode[] {
  const ofBody: ErrorCode[] =
    call.body === undefined ? [] : ['BODY_NOT_JSON', 'CONTENT_TYPE_UNSUPPORTED', 'BODY_TOO_LARGE', 'REQUEST_TIMEOUT'];
  return [...new Set([...call.errors, ...ofBody, ...commonErrorCodes])];
}

import type { Call } from '../call.ts';
import { errorCodesOf } from '../errors/error-codes-of.ts';
import { errorCodes, type ErrorCode } from '../errors/error-codes.ts';
import { headersOf } from './headers.ts';

/** The error replies of a call by status, each with its codes, what causes them and what to do. */
export function errorReplies(call: Call): Record<string, unknown> {
  const codes = errorCodesOf(call);
  const statuses = [...new Set(codes.map((code) => errorCodes[code].status))].toSorted((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const ofStatus = codes.filter((code) => errorCodes[code].status === status);
      return [String(status), errorReply(ofStatus, headersOf(call, status))];
    }),
  );
}

function errorReply(codes: readonly ErrorCode[], headers: Record<string, unknown>): Record<string, unknown> {
  const examples = codes.map((code) => {
    const { message, cause, cure } = errorCodes[code];
    return [code, { summary: `${cause} ${cure}`, value: { error: { code, message, requestId: 'req_4fR1uVbK8sQ2wXn7LmZc0T' } } }];
  });
  return {
    description: codes.map((code) => `\`${code}\`: ${errorCodes[code].cause} ${errorCodes[code].cure}`).join('\n\n'),
    headers,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, examples: Object.fromEntries(examples) } },
  };
}

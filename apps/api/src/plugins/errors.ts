import type { ErrorBody } from '@onepoint/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError } from '../errors/api-error.ts';
import { toApiError } from '../errors/to-api-error.ts';

/** The one shape of an error. */
export function errorBody({ code, message, details }: ApiError, requestId: string): ErrorBody {
  return { error: { code, message, requestId, ...(details === undefined ? {} : { details }) } };
}

/** Answers with an error; what is our fault is logged with its cause, what is the caller's is only counted by its status. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const apiError = toApiError(error);
  if (apiError.status >= 500) request.log.error({ err: apiError.cause ?? apiError, code: apiError.code }, 'request failed');
  // Serialised here: an error answers in this shape whatever schema the route declares for success.
  return reply
    .code(apiError.status)
    .headers(apiError.headers)
    .header('x-request-id', request.id)
    .header('content-type', 'application/json; charset=utf-8')
    .serializer((body) => JSON.stringify(body))
    .send(errorBody(apiError, request.id));
}

/** One error shape for everything that goes wrong inside a request. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
}

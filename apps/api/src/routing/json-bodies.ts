import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validationFailed, type RequestIssue } from '../errors/to-api-error.ts';

/** U+0000 and halves of surrogate pairs: PostgreSQL stores neither, and the second would be changed silently. */
const hasUnstorableCharacter = /[\0\p{Cs}]/u;
/** How such a character is written in JSON, or stands in text that was not valid UTF-16. */
const mayHoldUnstorable = /\\u(?:0000|d[89a-f])|[\0\p{Cs}]/iu;

/**
 * Reads bodies as JSON. A call that declares no body takes an empty one, so that clients which always send `content-type: application/json` can use
 * it; text that cannot be stored is refused with the field that holds it.
 */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '' && !declaresBody(request)) return done(null, undefined);
    return parse(request, text, (error, body: unknown) => {
      const issues = error === null && mayHoldUnstorable.test(text) ? listUnstorable(body, []) : [];
      done(issues.length > 0 ? validationFailed(issues) : error, body);
    });
  });
}

const declaresBody = (request: FastifyRequest): boolean => request.routeOptions.schema?.body !== undefined;

function listUnstorable(value: unknown, path: readonly string[]): RequestIssue[] {
  if (typeof value === 'string') {
    if (!hasUnstorableCharacter.test(value)) return [];
    return [{ in: 'body', path, rule: 'invalid_text', message: 'Must not have U+0000 or half of a surrogate pair' }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) => listUnstorable(member, [...path, name]));
}

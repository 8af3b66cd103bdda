import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validationFailed, type RequestIssue } from '../errors/to-api-error.ts';

/** U+0000, which PostgreSQL rejects, and lone surrogates, which it would replace silently. */
const hasUnstorableCharacter = /[\0\p{Cs}]/u;
/** Finds such a character in JSON text, escaped or literal. Can match text without one. */
const mayHoldUnstorable = /\\u(?:0000|d[89a-f])|[\0\p{Cs}]/iu;

/**
 * Parses bodies as JSON. Calls without a declared body accept an empty one, for clients that always send `content-type: application/json`. Text that
 * cannot be stored is rejected with the name of its field.
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

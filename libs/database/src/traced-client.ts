import { startClientSpan } from '@onepoint/tracing';
import { Client, type ClientConfig } from 'pg';

/** In characters, per statement. */
const textMax = 500;

type Query = (...parameters: unknown[]) => unknown;

/**
 * A connection that records each statement as a span of the current request. Spans contain statements with placeholders, never their
 * parameters.
 */
export class TracedClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    const query = this.query.bind(this) as Query;
    this.query = ((...parameters: unknown[]) => traceQuery(query, parameters)) as typeof this.query;
  }
}

function traceQuery(query: Query, parameters: readonly unknown[]): unknown {
  const text = textOf(parameters[0]);
  const span =
    text === null ? null : startClientSpan(nameOf(text), { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, textMax) });
  if (span === null) return query(...parameters);
  const last = parameters.at(-1);
  if (typeof last !== 'function') {
    const result = query(...parameters);
    if (result instanceof Promise)
      result.then(
        () => span.end(),
        (error: unknown) => span.end(codeOf(error)),
      );
    else span.end();
    return result;
  }
  return query(...parameters.slice(0, -1), (error: unknown, ...results: unknown[]) => {
    span.end(error instanceof Error ? codeOf(error) : undefined);
    (last as Query)(error, ...results);
  });
}

/** Reads the SQL of a query: a text, or a configuration with one. Returns null for a prepared object, such as a cursor. */
function textOf(statement: unknown): string | null {
  if (typeof statement === 'string') return statement.trim();
  if (typeof statement !== 'object' || statement === null || 'submit' in statement || !('text' in statement)) return null;
  return typeof statement.text === 'string' ? statement.text.trim() : null;
}

/** The first word of a statement: `select`. */
const nameOf = (text: string): string => /^\w+/.exec(text)?.[0].toLowerCase() ?? 'query';

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : 'error');

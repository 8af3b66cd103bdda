import type * as z from 'zod';
import type { Identity } from '../identity.ts';
import { parseForm } from './parse-form.ts';
import type { Reply } from './reply.ts';
import type { RequestContext } from './request-context.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Route {
  method: Method;
  /** Pattern below the API's prefix, see `matchPath`. */
  path: string;
  bodyBytesMax: number;
  handle: (identity: Identity, context: RequestContext) => Promise<Reply> | Reply;
}

const formBytesMax = 64 * 1024;

export function route(method: Method, path: string, handle: Route['handle'], bodyBytesMax: number = formBytesMax): Route {
  return { method, path, handle, bodyBytesMax };
}

/** A route whose body is parsed by a schema first. */
export function formRoute<T>(
  method: Method,
  path: string,
  schema: z.ZodType<T>,
  handle: (identity: Identity, context: RequestContext, form: T) => Promise<Reply> | Reply,
): Route {
  return route(method, path, (identity, context) => {
    const form = parseForm(schema, context.body, context.headers['content-type'] ?? '');
    return handle(identity, context, form);
  });
}

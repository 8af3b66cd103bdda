import { readCookie } from '../http/cookies.ts';
import * as z from 'zod';

const bodySchema = z.looseObject({});

export interface TestReply {
  status: number;
  headers: Headers;
  /** The whole JSON body; a bare array is its `list`. */
  body: Record<string, unknown>;
  /** `response` of the body. */
  response: Record<string, unknown>;
  /** Code of the first error. */
  error: string | undefined;
}

export interface TestBrowser {
  /** Sends as Clerk's SDK does: forms by POST, other methods as `_method`. */
  send: (
    method: string,
    path: string,
    form?: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<TestReply>;
  cookie: () => string | undefined;
  /** Last `set-cookie` line. */
  setCookie: () => string | undefined;
}

const replySchema = z.preprocess(
  (body) => (Array.isArray(body) ? { list: body } : body),
  z.looseObject({ response: bodySchema.nullish(), errors: z.array(z.looseObject({ code: z.string() })).optional() }),
);

/** A browser with a cookie jar that talks to the frontend API. */
export function createTestBrowser(address: string, publicOrigin: string): TestBrowser {
  let cookie: string | undefined;
  let setCookie: string | undefined;
  return {
    cookie: () => cookie,
    setCookie: () => setCookie,
    send: async (method, path, form, headers = {}) => {
      const url = new URL(`${address}/__clerk/v1${path}`);
      if (method !== 'GET' && method !== 'POST') url.searchParams.set('_method', method);
      const response = await fetch(url, {
        method: method === 'GET' ? 'GET' : 'POST',
        headers: { ...(method === 'GET' ? {} : { origin: publicOrigin }), ...(cookie === undefined ? {} : { cookie }), ...headers },
        ...(method === 'GET' ? {} : { body: new URLSearchParams(form) }),
      });
      const received = response.headers.get('set-cookie');
      if (received !== null) {
        setCookie = received;
        const name = received.slice(0, received.indexOf('='));
        const value = readCookie(received, name);
        cookie = value ? `${name}=${value}` : undefined;
      }
      const body = replySchema.parse(await response.json());
      return { status: response.status, headers: response.headers, body, response: body.response ?? {}, error: body.errors?.[0]?.code };
    },
  };
}

import { type Call, errorCodes, type ErrorCode } from '@onepoint/api-contract';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { parse, safeParse, type $ZodType, type output } from 'zod/v4/core';

/** Thrown by a mocked call to respond with an error of the contract. */
export class ApiRefusal extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(code: ErrorCode, details?: Readonly<Record<string, unknown>>) {
    super(errorCodes[code].message);
    this.code = code;
    this.status = errorCodes[code].status;
    this.details = details;
  }
}

type Parsed<TCall extends Call, TName extends 'params' | 'query' | 'body'> =
  TCall extends Readonly<Record<TName, infer TSchema extends $ZodType>> ? Readonly<Record<TName, output<TSchema>>> : unknown;

/** The parsed parts of a request that the call declares, and its `Idempotency-Key`. */
export type MockRequest<TCall extends Call> = Parsed<TCall, 'params'> &
  Parsed<TCall, 'query'> &
  Parsed<TCall, 'body'> & { readonly idempotencyKey: string | null };

type MockReply<TCall extends Call> = output<TCall['replies'][keyof TCall['replies']] & $ZodType>;

const statusOf = (call: Call): number => Number(Object.keys(call.replies)[0]);

function refuse(refusal: ApiRefusal): HttpResponse<{ error: object }> {
  const { code, message, status, details } = refusal;
  return HttpResponse.json({ error: { code, message, requestId: 'req_mocked', ...(details && { details }) } }, { status });
}

/**
 * Mocks one call of the contract. Requests are parsed like in the API (400 if invalid), and a response that does not match the contract throws, so
 * mocks cannot drift from the API.
 *
 * @param baseUrl base URL of the client under test
 * @param answer returns the response body or throws an `ApiRefusal`
 */
export function mockCall<const TCall extends Call>(
  baseUrl: string,
  call: TCall,
  answer: (request: MockRequest<TCall>) => MockReply<TCall> | Promise<MockReply<TCall>>,
): HttpHandler {
  const path = baseUrl + call.path.replaceAll(/\{(\w+)\}/g, ':$1');
  const method = call.method.toLowerCase() as Lowercase<TCall['method']>;
  return http[method](path, async ({ request, params }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    const body: unknown = call.body ? await request.json() : undefined;
    const idempotencyKey = request.headers.get('idempotency-key');
    if (call.idempotencyKey === 'required' && !idempotencyKey) return refuse(new ApiRefusal('VALIDATION_FAILED'));
    const parsed: Record<string, unknown> = { idempotencyKey };
    for (const [name, value] of Object.entries({ params, query, body })) {
      const schema = call[name as 'params' | 'query' | 'body'];
      if (!schema) continue;
      const part = safeParse(schema, value);
      if (!part.success) return refuse(new ApiRefusal('VALIDATION_FAILED'));
      parsed[name] = part.data;
    }
    try {
      const reply: unknown = await answer(parsed as MockRequest<TCall>);
      const status = statusOf(call);
      if (status === 204) return new HttpResponse(null, { status });
      return HttpResponse.json(parse(call.replies[status] as $ZodType, reply) as object, { status });
    } catch (error) {
      if (error instanceof ApiRefusal) return refuse(error);
      throw error;
    }
  });
}

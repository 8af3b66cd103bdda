import type { Call } from '@onepoint/api-contract';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, CallInput, CallOptions, CallOutput } from './create-api-client.ts';

type Fields<TCall extends Call, TPart extends 'params' | 'query' | 'body'> =
  CallInput<TCall> extends Readonly<Record<TPart, infer TFields>> ? TFields : unknown;

/** All parameters of a call in one object: path, query, and body fields together. `unknown` for a call without parameters. */
export type CallParameters<TCall extends Call> = Fields<TCall, 'params'> & QueryFields<TCall> & Fields<TCall, 'body'>;

/** The page size is a number here and text in the URL. */
type QueryFields<TCall extends Call> =
  Fields<TCall, 'query'> extends { limit?: unknown } ? Omit<Fields<TCall, 'query'>, 'limit'> & PageSize : Fields<TCall, 'query'>;

interface PageSize {
  /** 1 to 100. Default 20. */
  readonly limit?: number | undefined;
}

type Options<TCall extends Call> = TCall extends { readonly idempotencyKey: 'required' }
  ? [options: CallOptions & { readonly idempotencyKey: string }]
  : [options?: CallOptions];

/** Arguments after the client: the parameters, if the call has any, and the options. */
export type CallArguments<TCall extends Call> =
  unknown extends CallParameters<TCall> ? Options<TCall> : [parameters: CallParameters<TCall>, ...options: Options<TCall>];

/** `createApiKey(client, { projectId, name })` */
export type CallFunction<TCall extends Call> = (client: ApiClient, ...rest: CallArguments<TCall>) => Promise<CallOutput<TCall>>;

/**
 * Creates the function for a call of the contract. Parameters that the path names go there. The others go into the body, or into the query if the
 * call has no body.
 */
/* @__NO_SIDE_EFFECTS__ */
export function createCall<TCall extends Call>(call: TCall): CallFunction<TCall> {
  const pathNames = new Set(Array.from(call.path.matchAll(/\{(\w+)\}/g), ([, name]) => name));
  const restPart = call.body ? 'body' : 'query';
  const takesParameters = pathNames.size > 0 || call.query !== undefined || call.body !== undefined;
  return (client, ...rest: readonly unknown[]) => {
    const [parameters, options] = (takesParameters ? rest : [{}, ...rest]) as [Record<string, unknown>, CallOptions?];
    const entries = Object.entries(parameters);
    const callInput = {
      ...(pathNames.size > 0 && { params: Object.fromEntries(entries.filter(([name]) => pathNames.has(name))) }),
      ...(call[restPart] && { [restPart]: Object.fromEntries(entries.filter(([name]) => !pathNames.has(name))) }),
    };
    return client.call(call, callInput as CallInput<TCall>, options);
  };
}

/** No argument if the call has no parameters. */
type QueryArguments<TCall extends Call> = unknown extends CallParameters<TCall> ? [] : [parameters: CallParameters<TCall>];

/** Creates the query key function for a read: `['getApiKey', { projectId, apiKeyId }]`. */
/* @__NO_SIDE_EFFECTS__ */
export function createQueryKey<TCall extends Call>({ operationId }: TCall) {
  return (...parameters: QueryArguments<TCall>) => [operationId as TCall['operationId'], ...parameters] as const;
}

/**
 * Creates the function for a read's TanStack Query options: `useQuery(getApiKeyQueryOptions(client, { projectId, apiKeyId }))`.
 *
 * @param staleTime milliseconds; default: the query client's
 */
/* @__NO_SIDE_EFFECTS__ */
export function createQueryOptions<TCall extends Call>(call: TCall, { staleTime }: { readonly staleTime?: number } = {}) {
  const queryKey = createQueryKey(call);
  const run = createCall(call);
  return (client: ApiClient, ...parameters: QueryArguments<TCall>) =>
    queryOptions({
      queryKey: queryKey(...parameters),
      queryFn: ({ signal }) => run(client, ...([...parameters, { signal }] as unknown as CallArguments<TCall>)),
      ...(staleTime === undefined ? {} : { staleTime }),
    });
}

import type { Call } from '../call.ts';
import { examples } from './examples.ts';
import type { OperationId } from '../contract.ts';
import { queryExamples, valueExamples } from './parameters.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** An example request of a call, to be pasted into a shell. */
export function curlExample({ operationId, method, path, query, body, access, idempotencyKey }: Call, serverUrl: string): string {
  const filled = path.replaceAll(/\{(\w+)\}/gu, (_match, name: string) => valueExamples[name] ?? name);
  const search = query === undefined ? '' : new URLSearchParams(queryExamples(query)).toString();
  const lines = [`curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(serverUrl + filled + (search === '' ? '' : `?${search}`))}`];
  if (access !== 'public') lines.push('-H "Authorization: Bearer $SESSION_TOKEN"');
  if (idempotencyKey !== undefined) lines.push(`-H ${quoted('Idempotency-Key: 5f2b0c9e-6a0d-4c7e-9f35-1d8a4b7e2c60')}`);
  if (body !== undefined) {
    lines.push(`-H ${quoted('Content-Type: application/json')}`, `-d ${quoted(JSON.stringify(examples[operationId as OperationId].body))}`);
  }
  return lines.join(' \\\n  ');
}

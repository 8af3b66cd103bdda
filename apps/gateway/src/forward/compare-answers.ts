import { rawArrayItems, rawObjectValues } from '../rpc/raw-json.ts';
import type { RpcCall } from '../rpc/parse-request.ts';

export type CallAnswer = Pick<RpcCall, 'knownResult' | 'knownError'>;

const hexPattern = /^0x[0-9a-f]+$/iu;

function normalize(value: unknown): unknown {
  if (typeof value === 'string') return hexPattern.test(value) ? value.toLowerCase() : value;
  if (Array.isArray(value)) return value.map(normalize);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([, member]) => member !== null);
  return Object.fromEntries(members.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, member]) => [name, normalize(member)]));
}

/**
 * Returns the same text for equivalent answers: members can be in any order, hexadecimal digits in any case, and null members equal
 * missing ones. Errors are compared by their data, which contains the reason of a revert, or otherwise by their code, because different
 * kinds of nodes have different messages.
 */
export function meaningOf({ knownResult, knownError }: CallAnswer): string {
  if (knownError === undefined) return `result ${JSON.stringify(normalize(JSON.parse(knownResult ?? 'null')))}`;
  const { code, data } = JSON.parse(knownError) as { code?: unknown; data?: unknown };
  return `error ${JSON.stringify(normalize(data ?? code))}`;
}

export function readAnswers(text: string): ReadonlyMap<string, CallAnswer> {
  const members = text.trimStart().startsWith('[') ? rawArrayItems(text) : [text];
  return new Map(
    members.map((member) => {
      const values = rawObjectValues(member);
      const [result, error] = [values.get('result'), values.get('error')];
      return [values.get('id') ?? '', error === undefined ? { knownResult: result ?? 'null' } : { knownError: error }];
    }),
  );
}

import { isUtf8 } from 'node:buffer';
import { gunzipSync } from 'node:zlib';
import { canonicalJson, parseExactly } from './exact-json.ts';
import type { HttpAnswer, HttpRequest } from './exchange.ts';
import { readCalls, type ReadCall } from './read-calls.ts';

/** Every intended difference between a node and the gateway, with its reason. Any other difference is a bug. */
export const allowedDifferences = {
  unreadable: 'The gateway answers text that isn’t JSON, and empty batches, with HTTP 400 and an error of its own.',
  tooComplex: 'The gateway refuses bodies that take long to parse, with HTTP 413.',
  invalid: 'The gateway answers what isn’t JSON-RPC 2.0 with an error of its own, where nodes accept some of it.',
  notServed: 'The gateway only serves listed methods: others administer nodes, sign with their accounts, or read their files.',
  notification: 'The gateway sends no response to calls without an id, as JSON-RPC 2.0 says; some nodes do.',
  canonical:
    'Nodes refuse or misread ids, repeated or unknown members, and spellings that the standard allows. The gateway sends the call in canonical form.',
  contentType: 'Nodes refuse content types other than application/json. The gateway doesn’t look at the type.',
  gzip: 'The gateway accepts gzip bodies, where the node doesn’t.',
  encoding: 'The gateway refuses content encodings other than gzip, with HTTP 415.',
  httpMethod: 'The gateway only accepts POST, and answers preflight requests itself.',
  filter: 'Ids of filters are signed for the key that created them, so other ids are unknown.',
} as const;

export type AllowedDifference = keyof typeof allowedDifferences;

/** The rows that explain a difference (none if the answers are equal), or the unexplained difference. */
export type Verdict =
  | { readonly rows: readonly AllowedDifference[] }
  | { /** The expected answer of the gateway. */ readonly expected: string };

export interface Observation {
  readonly request: HttpRequest;
  /** The node's own answer. */
  readonly direct: HttpAnswer;
  readonly gateway: HttpAnswer;
  /** Sends a call to the node in canonical form. */
  readonly askNode: (text: string) => Promise<HttpAnswer>;
}

function areEqual(a: HttpAnswer, b: HttpAnswer): boolean {
  if (a.status !== b.status) return false;
  if (a.text === b.text) return true;
  const canonical = canonicalJson(a.text);
  return canonical !== null && canonical === canonicalJson(b.text);
}

/** Compares the two answers to a request. If they differ, the gateway's must be exactly the one that a row describes. */
export async function judge(observation: Observation): Promise<Verdict> {
  const { request, direct, gateway } = observation;
  if (areEqual(direct, gateway)) return { rows: [] };
  if (request.method === 'OPTIONS') return gateway.status === 204 ? { rows: ['httpMethod'] } : { expected: 'HTTP 204' };
  if (request.method !== 'POST') return expectError(gateway, 405, 'HTTP_METHOD_NOT_ALLOWED', 'httpMethod');
  const encoding = headerOf(request, 'content-encoding') ?? 'identity';
  if (encoding !== 'identity' && encoding !== 'gzip') return expectError(gateway, 415, 'ENCODING_UNSUPPORTED', 'encoding');
  const body = encoding === 'gzip' ? unpack(request.body) : request.body;
  const calls = body === null || !isUtf8(body) ? null : readCalls(body.toString());
  if (codeOf(gateway) === 'BODY_TOO_COMPLEX') return expectError(gateway, 413, 'BODY_TOO_COMPLEX', 'tooComplex');
  if (calls === null) return expectError(gateway, 400, 'PARSE_ERROR', 'unreadable');
  if (calls.members.length === 0) return expectError(gateway, 400, 'BATCH_EMPTY', 'unreadable');
  // If only the notation of the request is unusual, the node answers it in the usual one.
  const usual = body === null ? direct : await observation.askNode(body.toString());
  return judgeCalls({ ...observation, direct: usual }, calls.members, calls.isBatch);
}

async function judgeCalls(
  { request, direct, gateway, askNode }: Observation,
  calls: readonly ReadCall[],
  isBatch: boolean,
): Promise<Verdict> {
  const rows = new Set<AllowedDifference>();
  const type = headerOf(request, 'content-type');
  if (type === undefined || !type.startsWith('application/json')) rows.add('contentType');
  if (headerOf(request, 'content-encoding') === 'gzip') rows.add('gzip');
  const answers = readAnswers(gateway.text, isBatch);
  const answered = calls.filter((call) => call.kind === 'invalid' || !call.isNotification);
  if (calls.length > answered.length) rows.add('notification');
  if (answers === null || answers.length !== answered.length) return { expected: `${answered.length} answers` };
  const ofNode = (readAnswers(direct.text, isBatch) ?? []).map(write);
  const unexplained = new Map<ReadCall, Answer>();
  const own = new Set<ReadCall>();
  for (const [index, call] of answered.entries()) {
    const answer = answers[index] ?? {};
    if (write(answer['id']) !== canonicalJson(call.id)) return { expected: `the id ${call.id}` };
    const row = ownAnswerRow(call, answer);
    if (row !== null) {
      rows.add(row);
      own.add(call);
    } else if (call.kind === 'invalid') return { expected: 'INVALID_REQUEST' };
    else if (!ofNode.includes(write(answer))) unexplained.set(call, answer);
  }
  if (unexplained.size > 0) {
    const forwarded = calls.filter((call) => call.kind === 'call' && !own.has(call));
    const ask = await askCanonical(forwarded, isBatch, askNode);
    for (const [call, answer] of unexplained) {
      // If the gateway answers a call from its cache, the node's errors about the rest of the batch don't affect it.
      const expected = [ask(call), (await askCanonical([call], false, askNode))(call)];
      if (!expected.some((one) => one !== undefined && outcomeOf(one) === outcomeOf(answer))) return { expected: JSON.stringify(expected) };
    }
    rows.add('canonical');
  }
  // A rejected request has the status of its error. All others have 200, or 204 without a response body.
  const status = answered.length === 0 ? 204 : !isBatch && calls[0]?.kind === 'invalid' ? 400 : 200;
  if (gateway.status !== status) return { expected: `HTTP ${status}` };
  return { rows: [...rows] };
}

/** The row that explains an answer that the gateway gave without asking a node; null if there is none. */
function ownAnswerRow(call: ReadCall, answer: Answer): AllowedDifference | null {
  const code = codeOfAnswer(answer);
  if (call.kind === 'invalid') return code === 'INVALID_REQUEST' ? 'invalid' : null;
  if (code === 'METHOD_REFUSED') return 'notServed';
  const isFilter = code === 'FILTER_UNKNOWN' || /^0x1[0-9a-f]{20,}$/u.test(String(answer['result']));
  return isFilterMethod(call.method) && isFilter ? 'filter' : null;
}

type Answer = Record<string, unknown>;

/** Sends all calls to the node in canonical form. A node that can't parse one call of a batch rejects the whole batch with one error. */
async function askCanonical(
  calls: readonly ReadCall[],
  isBatch: boolean,
  askNode: Observation['askNode'],
): Promise<(call: ReadCall) => Answer | undefined> {
  const texts = calls.map((call, index) => (call.kind === 'call' ? call.canonical(index) : ''));
  const { text } = await askNode(isBatch ? `[${texts.join(',')}]` : (texts[0] ?? ''));
  const answers = readAnswers(text, isBatch) ?? readAnswers(text, false) ?? [];
  return (call) => answers.find(({ id }) => id === null || write(id) === String(calls.indexOf(call)));
}

/** The answers in a body; none if it is empty, null if it has another form. */
function readAnswers(text: string, isBatch: boolean): readonly Answer[] | null {
  if (text === '') return [];
  try {
    const value = parseExactly(text);
    if (Array.isArray(value) !== isBatch) return null;
    return (isBatch ? value : [value]) as Answer[];
  } catch {
    return null;
  }
}

const write = (value: unknown): string | null => canonicalJson(JSON.stringify(value));

const outcomeOf = ({ result, error }: Answer): string | null => write({ result, error });

const codeOfAnswer = (answer: Answer | undefined): unknown => (answer?.['error'] as { data?: { code?: unknown } } | undefined)?.data?.code;

const isFilterMethod = (method: string): boolean => /^eth_(?:new\w*Filter|getFilter\w+|uninstallFilter)$/u.test(method);

function headerOf({ headers }: HttpRequest, name: string): string | undefined {
  return headers
    .find(([key]) => key.toLowerCase() === name)?.[1]
    .trim()
    .toLowerCase();
}

function unpack(body: Buffer): Buffer | null {
  try {
    return gunzipSync(body);
  } catch {
    return null;
  }
}

const codeOf = ({ text }: HttpAnswer): unknown => codeOfAnswer(readAnswers(text, false)?.[0]);

function expectError(gateway: HttpAnswer, status: number, code: string, row: AllowedDifference): Verdict {
  const isExpected = gateway.status === status && codeOf(gateway) === code;
  return isExpected ? { rows: [row] } : { expected: `HTTP ${status} ${code}` };
}

import { request } from 'undici';
import { gzipSync } from 'node:zlib';
import type { Figure } from '../report/figures.ts';
import type { GatewaySetup, MeasuredGateway } from './setup.ts';

const mebibyte = 1_048_576;
const repetitions = 24;

const call = (params: string): string => `{"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":${params}}`;
/** Repeats a text up to a mebibyte. */
const fill = (text: string, around = 64): string => text.repeat(Math.floor((mebibyte - around) / text.length));

/** An object whose members have different names of the same length. */
function objectOf(members: number, nameLength: number, first = 0): string {
  return `{${Array.from({ length: members }, (_, index) => `"${String(first + index).padStart(nameLength, 'a')}":1`).join(',')}}`;
}

/** Bodies of about a mebibyte that are expensive to read. */
const bodies: Readonly<Record<string, string | Buffer>> = {
  'open brackets': fill('['),
  'nested arrays': `${'['.repeat(mebibyte / 2)}${']'.repeat(mebibyte / 2)}`,
  'nested objects': call(fill('{"a":', 200)),
  'array of numbers': call(`[${fill('0,')}0]`),
  'array of floats': call(`[${fill('1e-300,')}0]`),
  'array of empty strings': call(`[${fill('"",')}""]`),
  'object with many members': call(`[{${fill('"a":1,')}"a":1}]`),
  'string of backslashes': call(`["${fill('\\\\')}"]`),
  'string of escaped quotes': call(`["${fill('\\"')}"]`),
  'string of unicode escapes': call(`["${fill('\\u00e9')}"]`),
  'long string': call(`["0x${fill('ab')}"]`),
  'one long number': call(`[${fill('9')}]`),
  'white space': call(`[${fill(' \n')}]`),
  'not JSON': fill('x'),
  'not UTF-8': Buffer.alloc(mebibyte, 0xff),
  'batch of numbers': `[${fill('1,')}1]`,
  'batch of calls': `[${fill(`${call('[]')},`, 200)}${call('[]')}]`,
  'a thousand large calls': `[${Array.from({ length: 1_000 }, () => call(`["0x${'ab'.repeat(470)}"]`)).join(',')}]`,
  'many names in one object': call(`[${objectOf(24_000, 30)}]`),
  'many short names': call(`[${objectOf(20_000, 5)}]`),
  'many names in many objects': call(`[${Array.from({ length: 1_000 }, (_, index) => objectOf(20, 30, index * 20)).join(',')}]`),
  'as many names as allowed': call(`[${objectOf(1_900, 66)},"0x${'ab'.repeat(440_000)}"]`),
  'unfinished string': call(`["${fill('a')}`),
};

/** CPU time for bodies that are made to be expensive, as they are and compressed. What is forwarded or refused doesn't matter. */
export async function measureHostileBodies({ startNode, startGateway }: GatewaySetup): Promise<readonly Figure[]> {
  const node = await startNode('faulty-node.ts');
  const gateway = await startGateway({ http: [node.origin] });
  const results: { name: string; msPerMiB: number; status: number }[] = [];
  await measureBody(gateway, call('[]'), false);
  for (const [name, body] of Object.entries(bodies)) {
    results.push({ name, ...(await measureBody(gateway, body, false)) });
    results.push({ name: `${name}, gzip`, ...(await measureBody(gateway, body, true)) });
  }
  const slowest = results.toSorted((a, b) => b.msPerMiB - a.msPerMiB);
  for (const { name, msPerMiB, status } of slowest)
    process.stdout.write(`${msPerMiB.toFixed(2).padStart(7)} ms per MiB  ${status}  ${name}\n`);
  const [worst] = slowest;
  return [{ name: 'CPU per MiB of hostile body', value: worst?.msPerMiB ?? NaN, limit: 2, unit: 'ms', note: worst?.name ?? '' }];
}

async function measureBody(
  gateway: MeasuredGateway,
  text: string | Buffer,
  isCompressed: boolean,
): Promise<{ msPerMiB: number; status: number }> {
  const plain = Buffer.from(text);
  const body = isCompressed ? gzipSync(plain) : plain;
  const headers = { 'content-type': 'application/json', ...(isCompressed ? { 'content-encoding': 'gzip' } : {}) };
  let status = 0;
  let cheapest = Infinity;
  // The fastest of several groups: other load makes the same work take longer, never shorter.
  for (let group = 0; group < 3; group += 1) {
    const before = gateway.cpuMs() ?? NaN;
    for (let index = 0; index < repetitions / 3; index += 1) {
      const answer = await request(gateway.addresses[index % gateway.addresses.length] ?? '', { method: 'POST', headers, body });
      await answer.body.dump();
      status = answer.statusCode;
    }
    cheapest = Math.min(cheapest, (gateway.cpuMs() ?? NaN) - before);
  }
  return { msPerMiB: cheapest / (repetitions / 3) / (plain.length / mebibyte), status };
}

import { randomBytes } from 'node:crypto';
import { constants, crc32, deflateRawSync, gzipSync } from 'node:zlib';
import { request } from 'undici';
import type { Figure } from '../report/figures.ts';
import type { GatewaySetup, MeasuredGateway } from './setup.ts';

const mebibyte = 1_048_576;
const groups = 10;
const repetitions = 4;

const call = (params: string): string => `{"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":${params}}`;
/** Repeats a text to about a mebibyte, minus `around` bytes. */
const fill = (text: string, around = 128): string => text.repeat(Math.floor((mebibyte - around) / text.length));

/** An object whose members have different names of the same length. */
function objectOf(members: number, nameLength: number, first = 0): string {
  return `{${Array.from({ length: members }, (_, index) => `"${String(first + index).padStart(nameLength, 'a')}":1`).join(',')}}`;
}

/** Bytes outside of strings that the gateway still accepts. */
const otherBytes = 125_000;
const fillOthers = (text: string, bytes = otherBytes): string => text.repeat(Math.floor(bytes / text.length));

/** A valid call with this list of values before a long string. */
const large = (values: string): string => call(`[[${values}0],"0x${'ab'.repeat((mebibyte - values.length - 300) / 2)}"]`);

/** Gzip data with a new Huffman table every few bytes. */
function newCodes(bytes: number): Buffer {
  const text = randomBytes(24).toString('hex');
  const block = deflateRawSync(text, { finishFlush: constants.Z_FULL_FLUSH, strategy: constants.Z_HUFFMAN_ONLY });
  const count = Math.floor(bytes / block.length);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(text.repeat(count)), 0);
  trailer.writeUInt32LE(text.length * count, 4);
  const header = gzipSync('').subarray(0, 10);
  return Buffer.concat([header, ...Array.from({ length: count }, () => block), deflateRawSync(''), trailer]);
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
  'many names in one object': call(`[${objectOf(24_000, 30)}]`),
  'many short names': call(`[${objectOf(20_000, 5)}]`),
  'many names in many objects': call(`[${Array.from({ length: 1_000 }, (_, index) => objectOf(20, 30, index * 20)).join(',')}]`),
  'as many names as allowed': call(`[${objectOf(690, 66)},"0x${'ab'.repeat(440_000)}"]`),
  'names of many bytes': call(`[${objectOf(590, 105)},"0x${'ab'.repeat(440_000)}"]`),
  'many short strings': large(fillOthers('"ab",', 60_000)),
  'many small numbers': large(fillOthers('1e-30,', 72_000)),
  'many empty arrays': large(fillOthers('[],', 24_000)),
  'nested as deeply as allowed': large(`${'['.repeat(28)}${']'.repeat(28)},`.repeat(430)),
  'one huge number': large(`1${'0'.repeat(otherBytes)},`),
  'many long numbers': large(fillOthers(`1${'0'.repeat(23)},`)),
  'many long fractions': large(fillOthers(`0.${'12345678'.repeat(2)},`)),
  'not UTF-8 at the end': Buffer.concat([Buffer.from(fill('\u00e9', mebibyte / 2)), Buffer.from([0xff])]),
  'unfinished string': call(`["${fill('a')}`),
};

/** Bodies that the gateway serves. Each counts as many requests as it has calls. */
const servedBodies: Readonly<Record<string, string>> = {
  'a thousand large calls': `[${Array.from({ length: 1_000 }, () => call(`["0x${'ab'.repeat(470)}"]`)).join(',')}]`,
};

/** Bodies that take long to decompress, as they are sent. Each counts as one request per 8 KiB. */
const compressedBodies: Readonly<Record<string, Buffer>> = {
  'random hex': gzipSync(call(`["0x${randomBytes(500_000).toString('hex')}"]`)),
  'empty gzip members': Buffer.concat(Array.from({ length: 25_000 }, () => gzipSync(''))),
  'new codes for every few bytes': newCodes(500_000),
  'half a gigabyte of zeros': gzipSync(Buffer.alloc(2 ** 29)),
};
const bytesPerRequest = 8_192;

/** Harmless bodies: one is received and refused at its 33rd byte, and one is received, read, and forwarded. */
const harmless = { refused: 'open brackets', served: 'long string' };

interface Measured {
  readonly name: string;
  readonly cpuMs: number;
  readonly mebibytes: number;
  readonly status: number;
}

/** CPU time for bodies that are made to be expensive, beyond that for harmless bodies of the same size and outcome. */
export async function measureHostileBodies({ startNode, startGateway }: GatewaySetup): Promise<readonly Figure[]> {
  const node = await startNode('faulty-node.ts');
  const gateway = await startGateway({ http: [node.origin] });
  for (const body of Object.values(bodies)) await measureBody(gateway, 'warm-up', Buffer.from(body), false);
  const plain: Measured[] = [];
  for (const [name, body] of Object.entries({ ...bodies, ...servedBodies })) {
    plain.push(await measureBody(gateway, name, Buffer.from(body), false));
  }
  const perMiB = (wanted: string) => {
    const { cpuMs = NaN, mebibytes = NaN } = plain.find(({ name }) => name === wanted) ?? {};
    return cpuMs / mebibytes;
  };
  const base = { refused: perMiB(harmless.refused), served: perMiB(harmless.served) };
  const beyond = ({ cpuMs, mebibytes, status }: Measured) => cpuMs / mebibytes - (status === 200 ? base.served : base.refused);
  print('ms per MiB beyond a harmless body', plain, beyond);
  const compressed: Measured[] = [];
  for (const [name, body] of Object.entries(compressedBodies)) compressed.push(await measureBody(gateway, name, body, true));
  const perRequest = ({ cpuMs, mebibytes }: Measured) => cpuMs / Math.ceil((mebibytes * mebibyte) / bytesPerRequest);
  print('ms per request that a compressed body counts as', compressed, perRequest);
  const refused = plain.filter(({ name }) => !Object.hasOwn(servedBodies, name));
  const worst = (all: readonly Measured[], cost: (one: Measured) => number) => all.toSorted((a, b) => cost(b) - cost(a))[0];
  const [slowest, slowestCompressed] = [worst(refused, beyond), worst(compressed, perRequest)];
  return [
    {
      name: 'CPU per MiB of hostile body',
      value: slowest === undefined ? NaN : beyond(slowest),
      limit: 2,
      unit: 'ms',
      note: `${slowest?.name ?? ''}; beyond ${base.refused.toFixed(2)} ms to receive a harmless one, ${base.served.toFixed(2)} to serve it`,
    },
    {
      name: 'CPU of a compressed body, per request that it counts as',
      value: slowestCompressed === undefined ? NaN : perRequest(slowestCompressed),
      limit: 2,
      unit: 'ms',
      note: slowestCompressed?.name ?? '',
    },
  ];
}

function print(title: string, measured: readonly Measured[], cost: (one: Measured) => number): void {
  const rows = measured
    .toSorted((a, b) => cost(b) - cost(a))
    .map((one) => `${cost(one).toFixed(2).padStart(7)}  ${one.status}  ${one.mebibytes.toFixed(2)} MiB  ${one.name}`);
  process.stdout.write(`${title}\n${rows.join('\n')}\n`);
}

async function measureBody(gateway: MeasuredGateway, name: string, body: Buffer, isCompressed: boolean): Promise<Measured> {
  const headers = { 'content-type': 'application/json', ...(isCompressed ? { 'content-encoding': 'gzip' } : {}) };
  let status = 0;
  let cpuMs = Infinity;
  // The fastest of several groups: other load makes the same work take longer, never shorter.
  for (let group = 0; group < groups; group += 1) {
    const before = gateway.cpuMs() ?? NaN;
    for (let index = 0; index < repetitions; index += 1) {
      const answer = await request(gateway.addresses[index % gateway.addresses.length] ?? '', { method: 'POST', headers, body });
      await answer.body.dump();
      status = answer.statusCode;
    }
    cpuMs = Math.min(cpuMs, ((gateway.cpuMs() ?? NaN) - before) / repetitions);
  }
  return { name, cpuMs, mebibytes: body.length / mebibyte, status };
}

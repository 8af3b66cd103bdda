import * as fc from 'fast-check';
import { gzipSync } from 'node:zlib';
import type { HttpRequest } from './exchange.ts';
import type { SeedCall } from './seed-calls.ts';

/** Pieces of JSON text that parsers of JSON and JSON-RPC treat differently. */
const oddIds = ['1.0', '1.5', '-0', '-7', '1e2', '1E400', '9007199254740993', '123456789012345678901234567890', '""', '"é"', '"\\u0061"'];
const badIds = ['true', '[]', '{}', '[1]', '{"a":1}'];
const oddValues = ['null', 'true', '0', '-1', '1e400', '1.50', '""', '"0x"', '"0x00"', '"0X1"', '"0xg"', '"latest"', '"pending"', '"safe"'];
const moreOddValues = [
  '"finalized"',
  '"earliest"',
  '"LATEST"',
  '"0xffffffffffffffffff"',
  '18446744073709551616',
  '[]',
  '{}',
  '"\\ud800"',
  '"🦊"',
];
const blanks = ['', '', '', '', ' ', '\n', '\t', '\r\n  '];

const blank = fc.constantFrom(...blanks);
const id = fc.oneof(
  { arbitrary: fc.nat(1_000_000).map(String), weight: 40 },
  { arbitrary: fc.constantFrom(...oddIds, 'null'), weight: 5 },
  { arbitrary: fc.string({ maxLength: 12, unit: 'grapheme' }).map((text) => JSON.stringify(text)), weight: 3 },
  { arbitrary: fc.constantFrom(...badIds), weight: 1 },
);
const oddValue = fc.constantFrom(...oddValues, ...moreOddValues);

/** A method name as JSON text, usually correct and sometimes misspelled. */
function methodText(method: string): fc.Arbitrary<string> {
  const letters = method.split('');
  return fc.oneof(
    { arbitrary: fc.constant(JSON.stringify(method)), weight: 50 },
    { arbitrary: fc.nat(letters.length - 1).map((at) => `"${letters.with(at, escapeLetter(letters[at] ?? '')).join('')}"`), weight: 1 },
    {
      arbitrary: fc.constantFrom(`"${method} "`, `"${method.toUpperCase()}"`, `"${method}\\u0000"`, '"eth_"', '""', '1', 'null'),
      weight: 1,
    },
    { arbitrary: fc.nat(letters.length - 1).map((at) => JSON.stringify(letters.toSpliced(at, 1).join(''))), weight: 1 },
    { arbitrary: fc.constantFrom('"rpc_modules"', '"eth_fooBar"', '"debug_setHead2"', '"__proto__"', '"constructor"'), weight: 1 },
  );
}

const escapeLetter = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Parameters as JSON text, usually unchanged and sometimes with a value replaced, removed, or added. */
function paramsText(params: readonly unknown[]): fc.Arbitrary<string> {
  const texts = params.map((param) => JSON.stringify(param));
  const position = fc.nat(Math.max(0, texts.length - 1));
  return fc.oneof(
    { arbitrary: fc.tuple(blank, blank).map(([before, after]) => `[${before}${texts.join(`${after},`)}${after}]`), weight: 30 },
    {
      arbitrary: fc.tuple(position, oddValue).map(([at, value]) => `[${(texts.length === 0 ? [value] : texts.with(at, value)).join(',')}]`),
      weight: 4,
    },
    { arbitrary: oddValue.map((value) => `[${[...texts, value].join(',')}]`), weight: 1 },
    { arbitrary: fc.constant(`[${texts.slice(0, -1).join(',')}]`), weight: 1 },
    { arbitrary: fc.constantFrom('{}', '{"0":"0x1"}', 'null', '"0x1"', '7'), weight: 1 },
  );
}

/** Extra members: repeated, unknown, or written with escapes or capitals. */
const extraMember = fc.constantFrom(
  ['"id"', '7'],
  ['"method"', '"eth_chainId"'],
  ['"Method"', '"eth_accounts"'],
  ['"m\\u0065thod"', '"eth_chainId"'],
  ['"params"', '[]'],
  ['"jsonrpc"', '"2.0"'],
  ['"jsonrpc"', '"1.0"'],
  ['"extra"', '{"a":[1,2]}'],
  ['"__proto__"', '{"id":1}'],
  ['"é"', 'null'],
);

/** Anvil crashes if it is asked for the fees of more than 2^64 blocks. */
const crashesAnvil = (text: string): boolean => /feeHistory/i.test(text) && /"0xf{18}"|18446744073709551616/.test(text);

function callText(seeds: readonly SeedCall[]): fc.Arbitrary<string> {
  return fc.constantFrom(...seeds).chain(({ method, params }) =>
    fc
      .record({
        id: fc.option(id, { freq: 40 }),
        version: fc.oneof(
          { arbitrary: fc.constant('"2.0"'), weight: 60 },
          { arbitrary: fc.constantFrom('"1.0"', '2.0', '2', null), weight: 1 },
        ),
        method: methodText(method),
        params: fc.option(paramsText(params), { freq: 40 }),
        extra: fc.oneof({ arbitrary: fc.constant(null), weight: 12 }, { arbitrary: extraMember, weight: 1 }),
        order: fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
        space: blank,
      })
      .map((call) => {
        const members = [
          ['"jsonrpc"', call.version],
          ['"id"', call.id],
          ['"method"', call.method],
          ['"params"', call.params],
          call.extra ?? ['', null],
        ];
        const present = call.order.flatMap((at) => {
          const [key, value] = members[at] ?? [];
          return value === null || value === undefined ? [] : [`${key ?? ''}:${call.space}${value}`];
        });
        return `{${call.space}${present.join(`${call.space},`)}${call.space}}`;
      })
      .filter((text) => !crashesAnvil(text)),
  );
}

const notACall = fc.oneof(oddValue, fc.json({ maxDepth: 2 }));

function bodyOf(seeds: readonly SeedCall[]): fc.Arbitrary<Buffer> {
  const call = callText(seeds);
  const member = fc.oneof({ arbitrary: call, weight: 12 }, { arbitrary: notACall, weight: 1 });
  const batch = fc
    .tuple(fc.array(member, { maxLength: 6 }), blank)
    .map(([members, space]) => `${space}[${space}${members.join(`,${space}`)}]${space}`);
  const whole = fc
    .oneof({ arbitrary: call, weight: 10 }, { arbitrary: batch, weight: 5 }, { arbitrary: notACall, weight: 1 })
    .map((text) => Buffer.from(text));
  return fc.oneof(
    { arbitrary: whole, weight: 40 },
    { arbitrary: fc.tuple(call, fc.nat()).map(([text, at]) => Buffer.from(text).subarray(0, at % (text.length + 1))), weight: 1 },
    {
      arbitrary: fc.tuple(call, fc.constantFrom('}', ',', '\u0000', ' x', '\ufeff')).map(([text, end]) => Buffer.from(text + end)),
      weight: 1,
    },
    { arbitrary: call.map((text) => Buffer.from(`\ufeff${text}`)), weight: 1 },
    { arbitrary: call.map((text) => Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xff, 0x7d])])), weight: 1 },
  );
}

/** Generates mostly the first value. */
const usually = <T>(usual: T, ...others: readonly T[]) =>
  fc.oneof({ arbitrary: fc.constant(usual), weight: 20 }, { arbitrary: fc.constantFrom(...others), weight: 1 });

export function arbitraryRequest(seeds: readonly SeedCall[]): fc.Arbitrary<HttpRequest> {
  return fc
    .record({
      body: bodyOf(seeds),
      method: fc.oneof(
        { arbitrary: fc.constant('POST'), weight: 40 },
        { arbitrary: fc.constantFrom('GET', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'), weight: 1 },
      ),
      version: usually<HttpRequest['version']>('1.1', '1.0'),
      contentType: usually<string | null>('application/json', 'application/json; charset=utf-8', 'Application/JSON', 'text/plain', null),
      nameOfType: usually('content-type', 'Content-Type', 'CONTENT-TYPE'),
      encoding: fc.oneof(
        { arbitrary: fc.constant(null), weight: 20 },
        { arbitrary: fc.constantFrom('gzip', 'GZip', 'identity', 'deflate', 'br'), weight: 1 },
      ),
      chunkBytes: fc.oneof({ arbitrary: fc.constant(null), weight: 5 }, { arbitrary: fc.integer({ min: 1, max: 200 }), weight: 1 }),
      other: fc.subarray([
        ['accept', '*/*'],
        ['accept-encoding', 'gzip, br'],
        ['user-agent', 'proof/1'],
        ['x-forwarded-for', '203.0.113.7'],
        ['origin', 'https://example.com'],
        ['traceparent', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'],
        ['expect', '100-continue'],
        ['x-long', 'a'.repeat(4_000)],
      ] as const),
    })
    .map(({ body, method, version, contentType, nameOfType, encoding, chunkBytes, other }) => ({
      method,
      version,
      body: encoding?.toLowerCase() === 'gzip' ? gzipSync(body) : body,
      // HTTP/1.0 has no chunks.
      chunkBytes: version === '1.0' ? null : chunkBytes,
      headers: [
        ...(contentType === null ? [] : [[nameOfType, contentType] as const]),
        ...(encoding === null ? [] : [['content-encoding', encoding] as const]),
        ...other.filter(([name]) => !(name === 'expect' && version === '1.0')),
      ],
    }));
}

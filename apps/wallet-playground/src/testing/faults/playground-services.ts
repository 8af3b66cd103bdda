import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Namespace } from '@onepoint/i18n';
import { createFaultyConnection, type FaultyConnection } from '@onepoint/testing/faults';

export type PlaygroundService = 'gateway' | 'document' | `${Namespace} texts`;

export const isTexts = (service: PlaygroundService): boolean => service.endsWith(' texts');

export type PlaygroundConnection = FaultyConnection<PlaygroundService>;

const locales = join(import.meta.dirname, '../../../../../locales');

interface RpcCall {
  readonly id: number;
  readonly method: string;
}

/** Every account has one ether, and every transaction is mined immediately. All other results are 1. */
const results: Readonly<Record<string, unknown>> = {
  eth_getBalance: '0xde0b6b3a7640000',
  eth_sendRawTransaction: `0x${'ab'.repeat(32)}`,
  eth_getTransactionReceipt: { blockNumber: '0x10', status: '0x1' },
};

const answerCall = ({ id, method }: RpcCall): object => ({ jsonrpc: '2.0', id, result: results[method] ?? '0x1' });

/** What each service answers while it works. Files are read synchronously: tests use fake timers, so they can't wait for the disk. */
const answers = {
  gateway: async (request: Request) => {
    const calls = (await request.json()) as RpcCall | RpcCall[];
    return Response.json(Array.isArray(calls) ? calls.map(answerCall) : answerCall(calls));
  },
  texts: ({ url }: Request) => {
    const text = readFileSync(join(locales, new URL(url).pathname.replace('/locales/', '')), 'utf8');
    return Promise.resolve(new Response(text, { headers: { 'content-type': 'application/json' } }));
  },
  document: () => Promise.resolve(new Response(null, { headers: { 'content-type': 'text/html' } })),
} satisfies Readonly<Record<string, (request: Request) => Promise<Response>>>;

function serviceOf({ url }: Request): PlaygroundService {
  const { pathname } = new URL(url);
  const [, folder = '', , file = ''] = pathname.split('/');
  if (folder === 'locales') return `${file.replace('.json', '') as Namespace} texts`;
  if (folder === 'rpc') return 'gateway';
  if (folder === 'playground') return 'document';
  throw new TypeError(`Nothing answers ${pathname}`);
}

export const createPlaygroundConnection = (): PlaygroundConnection =>
  createFaultyConnection({
    nameOf: serviceOf,
    respond: (request, service) => (service === 'gateway' || service === 'document' ? answers[service](request) : answers.texts(request)),
  });

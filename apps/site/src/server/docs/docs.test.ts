import { actions, may } from '@onepoint/api-contract';
import {
  computeUnitsOf,
  computeUnitsOfNotification,
  defaultDepositTerms,
  depositCreditCents,
  formatCentsDecimal,
  getPlan,
  isPricedMethod,
  methodCosts,
  packageCountMax,
  packagePriceCents,
  planLimits,
} from '@onepoint/plans-domain';
import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import diagramTexts from '../../../content/diagrams.json' with { type: 'json' };

const files = import.meta.glob<string>('../../../content/docs/**/*.mdx', { eager: true, query: '?raw', import: 'default' });
const guides = Object.entries(files).map(([file, source]) => ({ name: file.replace(/^.*\/docs\/|\.mdx$/g, ''), source }));

const textOf = (name: string): string => guides.find((guide) => guide.name === name)?.source.replaceAll(/\s+/g, ' ') ?? '';
const whole = (value: number): string => value.toLocaleString('en');

describe('code samples', () => {
  const script = /^```(?:js|ts)\b.*\n([\s\S]*?)^```$/gm;
  const samples = guides.flatMap(({ name, source }) => [...source.matchAll(script)].map(([, code = '']) => ({ name, code })));
  const linter = new Linter();
  // `window` is for functions that Playwright runs in a page.
  const names = ['Buffer', 'console', 'fetch', 'process', 'setTimeout', 'WebSocket', 'window'];
  const languageOptions = { globals: Object.fromEntries(names.map((name) => [name, 'readonly' as const])) };

  it.each(samples)('each sample runs on its own: $name, %#', ({ code }) => {
    expect(linter.verify(code, { languageOptions, rules: { 'no-undef': 'error' } })).toEqual([]);
  });

  it.each(guides.filter(({ source }) => source.includes('RPC_KEY')))('$name sets the environment variable with the key', ({ source }) => {
    expect(source).toContain('export RPC_KEY=YOUR_TOKEN');
  });
});

describe('facts about the product', () => {
  const { fee, minimumCents, maximumCents } = defaultDepositTerms;
  const free = planLimits('PUBLIC');
  const { price } = getPlan('PAYG');
  const priceUsd = price.kind === 'metered' ? price.priceUsd : '';
  const ofMillion = (method: string): string => `$${(computeUnitsOf(method) * Number(priceUsd)).toFixed(2)}`;

  it.each([
    [
      'authentication',
      `${whole(free.requestsPerSecond)} requests per second, ${whole(free.computeUnitsPerSecond)} compute units per second`,
    ],
    ['authentication', `${whole(free.connectionsMax)} WebSocket connections`],
    ['compute-units', `latest block number costs ${computeUnitsOf('eth_blockNumber')} CU, a contract call ${computeUnitsOf('eth_call')}`],
    ['compute-units', `a log search ${computeUnitsOf('eth_getLogs')}.`],
    ['compute-units', `cost $${priceUsd}: 1M \`eth_blockNumber\` calls cost ${ofMillion('eth_blockNumber')}`],
    ['compute-units', `1M \`eth_call\` calls cost ${ofMillion('eth_call')}`],
    ['websocket', `five more for $${packagePriceCents / 100} per month`],
    ['plans', `for $${packagePriceCents / 100} per month, up to ${packageCountMax} add-ons`],
    ['plans', `$${priceUsd} per 1M compute units`],
    ['deposits', `from $${whole(minimumCents / 100)} to $${whole(maximumCents / 100)}`],
    ['deposits', `${'percent' in fee ? fee.percent : 0}% of the deposit, rounded up to a whole cent`],
    ['deposits', `if you pay $1.00, we credit $${formatCentsDecimal(depositCreditCents(100, fee))}`],
  ])('%s: %s', (name, sentence) => {
    expect(textOf(name)).toContain(sentence);
  });

  it('shows the exact bill of a million calls', () => {
    const { perCall, units, perMillion, cost } = diagramTexts.billing.labels;
    const unitsOfMillion = computeUnitsOf('eth_call');
    expect([perCall, units, perMillion, cost]).toEqual([
      `× ${String(unitsOfMillion)} CU per call`,
      `${String(unitsOfMillion)}M compute units`,
      `× $${priceUsd} per 1M`,
      `${ofMillion('eth_call')} usage`,
    ]);
  });

  it('lists all free methods', () => {
    const [, list = ''] = /## What's free(.*?)## /.exec(textOf('compute-units')) ?? [];
    const named = [...list.matchAll(/`(\w+)`/g)].map(([, method]) => method);
    expect(named.toSorted()).toEqual(Object.keys(methodCosts).filter((method) => methodCosts[method] === 0));
  });

  it('states the size and cost of a block header', () => {
    const [hash, bloom] = [64, 512].map((length) => `0x${'0'.repeat(length)}`);
    const result = {
      // As Ethereum's nodes return them: https://github.com/ethereum/go-ethereum/blob/master/core/types/block.go
      parentHash: hash,
      sha3Uncles: hash,
      miner: `0x${'0'.repeat(40)}`,
      stateRoot: hash,
      transactionsRoot: hash,
      receiptsRoot: hash,
      logsBloom: bloom,
      difficulty: '0x0',
      number: '0x165ec15',
      gasLimit: '0x2adfdfa',
      gasUsed: '0x15701ed',
      timestamp: '0x6b03f6e8',
      extraData: '0x6265617665726275696c642e6f7267',
      mixHash: hash,
      nonce: '0x0000000000000000',
      baseFeePerGas: '0x3ba256f5',
      withdrawalsRoot: hash,
      blobGasUsed: '0xc0000',
      excessBlobGas: '0x4b80000',
      parentBeaconBlockRoot: hash,
      requestsHash: hash,
      hash,
    };
    const params = { subscription: '0x1b84f2cdf29a204b79e450c1939b30c1', result };
    const bytes = JSON.stringify({ jsonrpc: '2.0', method: 'eth_subscription', params }).length;
    const rounded = Math.round(bytes / 100) * 100;
    expect(textOf('compute-units')).toContain(`about ${whole(rounded)} bytes costs ${computeUnitsOfNotification(rounded)} CU.`);
  });

  it('lists no priced method as blocked', () => {
    const [, section = ''] = /## Blocked methods(.*)$/.exec(textOf('requests')) ?? [];
    const [, list = ''] = /\(([^)]*)\)/.exec(section) ?? [];
    const named = [...list.matchAll(/`(\w+)`/g)].map(([, method = '']) => method);
    expect(named).toContain('eth_sendTransaction');
    expect(named.filter(isPricedMethod)).toEqual([]);
  });

  it('lists everything a viewer can’t see', () => {
    const unseen = actions.filter((action) => action.endsWith(':read') && !may('viewer', action));
    expect(unseen).toEqual(['payment:read', 'audit:read']);
    expect(textOf('roles')).toContain('Viewers see everything except payments, referrals, and the audit log.');
  });
});

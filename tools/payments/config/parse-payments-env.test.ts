import { expect, it } from 'vitest';
import { parsePaymentsEnv, PaymentsEnvError } from './parse-payments-env.ts';

const complete = { PUBLIC_ORIGIN: 'http://localhost:4000', PAYMENTS_DATA_DIR: '/data' };

it('needs the origin and the data directory alone', () => {
  expect(parsePaymentsEnv(complete)).toEqual({
    host: '127.0.0.1',
    port: 0,
    publicOrigin: 'http://localhost:4000',
    dataDir: '/data',
    postbackUrl: 'http://localhost:4000/api/webhooks/cryptocloud',
    faucetNetworks: [],
  });
});

it.each([
  ['PUBLIC_ORIGIN', { ...complete, PUBLIC_ORIGIN: 'http://localhost:4000/' }],
  ['PAYMENTS_DATA_DIR', { PUBLIC_ORIGIN: complete.PUBLIC_ORIGIN }],
  ['PORT', { ...complete, PORT: '70000' }],
  ['PAYMENTS_FAUCET_NETWORKS', { ...complete, PAYMENTS_FAUCET_NETWORKS: '[{' }],
  ['PAYMENTS_FAUCET_NETWORKS', { ...complete, PAYMENTS_FAUCET_NETWORKS: '[{"tokens":[]}]' }],
  ['PAYMENTS_POSTBACK_URL', { ...complete, PAYMENTS_POSTBACK_URL: 'nonsense' }],
])('names %s when it cannot be used', (variable, env) => {
  expect(() => parsePaymentsEnv(env)).toThrow(PaymentsEnvError);
  expect(() => parsePaymentsEnv(env)).toThrow(variable);
});

import { EnvironmentError } from '@onepoint/environment';
import { expect, it } from 'vitest';
import { parsePaymentsEnv } from './parse-payments-env.ts';

const complete = { PUBLIC_ORIGIN: 'http://localhost:4000', PAYMENTS_DATA_DIR: '/data' };

it('requires only the origin and the data directory', () => {
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
])('names an invalid %s', (variable, env) => {
  expect(() => parsePaymentsEnv(env)).toThrow(EnvironmentError);
  expect(() => parsePaymentsEnv(env)).toThrow(variable);
});

it.each([{ ONEPOINT_ENV: 'production' }, { ONEPOINT_ENV: 'prod' }, { CRYPTOCLOUD_SECRET: 'hunter2' }])(
  'rejects production: %j',
  (variables) => {
    const parse = () => parsePaymentsEnv({ ...complete, ...variables });
    expect(parse).toThrow(/^ONEPOINT_ENV: .*the payment sandbox does not run/m);
    expect(parse).toThrow(expect.objectContaining({ message: expect.not.stringContaining('hunter2') as unknown }));
  },
);

import { expect, it } from 'vitest';
import { methodBucket } from './method-bucket.ts';

it('counts priced methods and notifications under their name', () => {
  expect(methodBucket('eth_call')).toEqual({ name: 'eth_call', isBounded: true });
  expect(methodBucket('eth_subscription')).toEqual({ name: 'eth_subscription', isBounded: true });
});

it('counts what looks like a method under its name, as long as the meter allows', () => {
  expect(methodBucket('zks_getBlockDetails')).toEqual({ name: 'zks_getBlockDetails', isBounded: false });
});

it.each(['', 'call', '_x', 'eth_', 'ETH_CALL', 'eth_ca\0ll', 'eth_<script>', 'eth_приём', `eth_${'x'.repeat(48)}`, 'eth call_x'])(
  'counts %j as other',
  (method) => {
    expect(methodBucket(method)).toEqual({ name: 'other', isBounded: true });
  },
);

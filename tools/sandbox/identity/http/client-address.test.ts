import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

const from = (remoteAddress: string, forwarded?: string): IncomingMessage =>
  ({ socket: { remoteAddress }, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

describe('clientAddress', () => {
  it('takes the word of the edge, which writes last', () => {
    expect(clientAddress(from('127.0.0.1', '6.6.6.6, 10.0.0.7'))).toBe('10.0.0.7');
  });

  it('takes nobody else’s word', () => {
    expect(clientAddress(from('10.0.0.7', '6.6.6.6'))).toBe('10.0.0.7');
    expect(clientAddress(from('::1'))).toBe('::1');
  });
});

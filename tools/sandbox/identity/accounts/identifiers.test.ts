import { describe, expect, it } from 'vitest';
import { parseIdentifier } from './identifiers.ts';

describe('parseIdentifier', () => {
  it('ignores case and surrounding whitespace of email addresses', () => {
    expect(parseIdentifier(' Ada@Example.COM ')).toEqual({
      kind: 'email_address',
      value: 'ada@example.com',
      lookup: 'ada@example.com',
    });
  });

  it('displays wallets with their checksum and compares them in lower case', () => {
    expect(parseIdentifier('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266')).toEqual({
      kind: 'web3_wallet',
      value: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      lookup: '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
    });
  });

  it.each(['', 'ada', 'ada@', '@example.com', 'ada@example', 'a b@example.com', 'ada@-x.com', 'ada@example.com, eve@evil.example', '0x12'])(
    'rejects %j',
    (input) => {
      expect(() => parseIdentifier(input)).toThrow(expect.objectContaining({ code: 'form_param_format_invalid', paramName: 'identifier' }));
    },
  );

  it('rejects an address longer than the e-mail standard allows', () => {
    expect(() => parseIdentifier(`${'a'.repeat(60)}@${'b.'.repeat(110)}com`)).toThrow('is invalid');
  });
});

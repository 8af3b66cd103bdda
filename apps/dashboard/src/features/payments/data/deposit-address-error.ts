/** A deposit address that must not be shown: what is sent to a wrong address is gone. */
export class DepositAddressError extends Error {
  override readonly name = 'DepositAddressError';
  readonly code: 'ADDRESS_MALFORMED' | 'ADDRESS_CHECKSUM_WRONG';

  constructor(code: DepositAddressError['code']) {
    super(code === 'ADDRESS_MALFORMED' ? 'This is no address.' : 'The checksum of the address is wrong.');
    this.code = code;
  }
}

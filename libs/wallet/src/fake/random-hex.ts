import { bytesToHex, type Hex } from 'viem';

/** Random bytes, on a page that has come over HTTP too: `crypto.randomUUID` is for others. */
export const randomHex = (byteCount: number): Hex => bytesToHex(crypto.getRandomValues(new Uint8Array(byteCount)));

/** As announcements name a wallet (EIP-6963): version 4, so that its version and its variant stand where two digits would. */
export const randomUuid = (): string => randomHex(16).replace(/^0x(.{8})(.{4}).(.{3}).(.{3})(.*)$/, '$1-$2-4$3-8$4-$5');

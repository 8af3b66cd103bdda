import { createPrivateKey, generatePrimeSync, type KeyObject } from 'node:crypto';
import { sandboxKeyMark } from '@onepoint/environment';

const modulusBits = 2048;
const publicExponent = 65_537n;
const mark = BigInt(`0x${Buffer.from(sandboxKeyMark, 'latin1').toString('hex')}`);
const markSpan = 1n << BigInt(sandboxKeyMark.length * 8);

/**
 * An RSA key whose modulus ends with the sandbox's mark, by which a server in production refuses its public half. One prime is random, the other is
 * chosen among those that give the product its end; which of them stays as hard to guess as with any other key.
 */
export function createSigningKey(): KeyObject {
  for (;;) {
    const p = generatePrimeSync(modulusBits / 2, { bigint: true });
    const q = generatePrimeSync(modulusBits / 2, { bigint: true, add: markSpan, rem: (mark * invert(p, markSpan)) % markSpan });
    const n = p * q;
    const phi = (p - 1n) * (q - 1n);
    if (n.toString(2).length !== modulusBits || phi % publicExponent === 0n) continue;
    const d = invert(publicExponent, phi);
    const numbers = { n, e: publicExponent, d, p, q, dp: d % (p - 1n), dq: d % (q - 1n), qi: invert(q, p) };
    const jwk = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, encode(value)]));
    return createPrivateKey({ key: { kty: 'RSA', ...jwk }, format: 'jwk' });
  }
}

/** The inverse of `a` modulo `m`, by the extended Euclidean algorithm; both have no common divisor. */
function invert(a: bigint, m: bigint): bigint {
  let [r0, r1, t0, t1] = [m, a % m, 0n, 1n];
  while (r1 !== 0n) {
    const quotient = r0 / r1;
    [r0, r1, t0, t1] = [r1, r0 - quotient * r1, t1, t0 - quotient * t1];
  }
  return ((t0 % m) + m) % m;
}

function encode(value: bigint): string {
  const hex = value.toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex').toString('base64url');
}

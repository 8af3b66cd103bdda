import { ErrorCode, StandardResolutionReasons, type EvaluationContext, type ResolutionDetails } from '@openfeature/core';
import type { Flag, Flags } from './parse-flags.ts';

/** Hashes a text to a number from 0 to 99: FNV-1a, then the last step of MurmurHash3, so that similar texts are spread evenly. */
function bucketOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01_00_01_93);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return ((hash ^ (hash >>> 16)) >>> 0) % 100;
}

/** The variant of a targeting key, which is the same on every machine and at any time. */
function chooseVariant(key: string, { split, defaultVariant }: Flag, targetingKey: string | undefined): string {
  if (split === undefined || targetingKey === undefined) return defaultVariant;
  let left = bucketOf(`${key} ${targetingKey}`);
  for (const [variant, share] of Object.entries(split)) {
    if (left < share) return variant;
    left -= share;
  }
  return defaultVariant;
}

/** Evaluates a flag like a provider of OpenFeature. Returns the fallback with an error code if the flag is missing or has another type. */
export function resolveFlag<Value extends boolean | string>(
  flags: Flags,
  key: string,
  fallback: Value,
  { targetingKey }: Pick<EvaluationContext, 'targetingKey'>,
): ResolutionDetails<Value> {
  const flag = Object.hasOwn(flags, key) ? flags[key] : undefined;
  if (flag === undefined) return { value: fallback, reason: StandardResolutionReasons.ERROR, errorCode: ErrorCode.FLAG_NOT_FOUND };
  const variant = chooseVariant(key, flag, targetingKey);
  const value = flag.variants[variant];
  if (typeof value !== typeof fallback)
    return { value: fallback, reason: StandardResolutionReasons.ERROR, errorCode: ErrorCode.TYPE_MISMATCH };
  const reason = flag.split === undefined ? StandardResolutionReasons.STATIC : StandardResolutionReasons.SPLIT;
  return { value: value as Value, variant, reason };
}

/** Flags have no number or object values. */
export const unsupported = <Value>(value: Value): ResolutionDetails<Value> => ({
  value,
  reason: StandardResolutionReasons.ERROR,
  errorCode: ErrorCode.TYPE_MISMATCH,
});

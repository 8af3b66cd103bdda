import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { EnvironmentError, isSet, type Variables } from './problem.ts';

/** Any number: each process checks the range of its own limits. */
const limit = z.number({ error: 'must be a number' }).optional();

/** Limits that processes can reload while running. */
const limitsSchema = z.strictObject({
  API_REQUESTS_PER_MINUTE: limit,
  GATEWAY_ACCESS_GRACE_MS: limit,
  GATEWAY_BODY_BYTES_MAX: limit,
  GATEWAY_TRY_TIMEOUT_MS: limit,
  GATEWAY_UPSTREAM_TIMEOUT_MS: limit,
});

/**
 * Returns the variables with the limits of the JSON file that `LIMITS_FILE` names. A limit in the file replaces the variable of the same
 * name.
 *
 * @throws {EnvironmentError} if the file can't be read, isn't JSON, or contains anything but limits
 */
export function readLimitsFile(set: Variables): Variables {
  const path = set['LIMITS_FILE'];
  if (!isSet(path)) return set;
  const parsed = limitsSchema.safeParse(readJson(path.trim()));
  if (!parsed.success) throw failed(parsed.error.issues.map(describe).join('; '));
  const limits = Object.entries(parsed.data).map(([name, value]) => [name, String(value)]);
  return { ...set, ...(Object.fromEntries(limits) as Variables) };
}

const failed = (problem: string) => new EnvironmentError([{ variable: 'LIMITS_FILE', problem }]);

function describe({ path, code, message }: z.core.$ZodIssue): string {
  if (path.length > 0) return `${path.map(String).join('.')} ${message}`;
  const known = Object.keys(limitsSchema.shape).join(', ');
  return code === 'unrecognized_keys' ? `has other members than ${known}` : 'is not a JSON object';
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw failed(error instanceof SyntaxError ? 'is not valid JSON' : 'is not the path of a file that can be read');
  }
}

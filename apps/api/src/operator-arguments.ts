import type { InsertPromoCodeParameters } from '@onepoint/database';
import { parseArgs } from 'node:util';
import { z } from 'zod';

export class PromoCodeArgumentsError extends Error {
  override readonly name = 'PromoCodeArgumentsError';
  readonly code = 'PROMO_CODE_ARGUMENTS_INVALID';

  constructor(problems: readonly string[]) {
    super(`${problems.join('; ')}.\nUsage: npm run promo:create -- CODE AMOUNT [--activations N] [--ends 2027-01-31]`);
  }
}

const codeSchema = z
  .string('a code is missing')
  .transform((code) => code.toUpperCase())
  .refine((code) => /^[A-Z0-9-]{3,64}$/.test(code), 'a code has 3 to 64 letters, digits and hyphens');

const amountSchema = z
  .string('the amount in USD is missing')
  .regex(/^\d{1,7}(\.\d{1,2})?$/, 'the amount is in USD with at most two decimals, as in 25 or 2.50')
  .transform(toCents)
  .refine((amountCents) => amountCents > 0, 'the amount is above 0');

const activationsSchema = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, '--activations is a number of projects from 1')
  .transform(Number)
  .optional();

const endsSchema = z.union([z.iso.date(), z.iso.datetime()], '--ends is a day as in 2027-01-31, or a moment in UTC').optional();

function toCents(amount: string): number {
  const [dollars = '', cents = ''] = amount.split('.');
  return Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}

/**
 * Parses `CODE AMOUNT [--activations N] [--ends 2027-01-31]`, with the amount in USD. The code expires at the start of the given day, in UTC.
 *
 * @throws {PromoCodeArgumentsError} listing every problem
 */
export function parsePromoCodeArguments(words: readonly string[], now: Date): InsertPromoCodeParameters {
  const { values, positionals } = read(words);
  const [code, amount, ...rest] = positionals;
  const endsAtSchema = endsSchema
    .transform((ends) => (ends === undefined ? undefined : new Date(ends)))
    .refine((endsAt) => endsAt === undefined || endsAt > now, '--ends is in the past');
  const parsed = z
    .object({ code: codeSchema, amountCents: amountSchema, activationsMax: activationsSchema, endsAt: endsAtSchema })
    .safeParse({ code, amountCents: amount, activationsMax: values.activations, endsAt: values.ends });
  if (!parsed.success) throw new PromoCodeArgumentsError(parsed.error.issues.map(({ message }) => message));
  if (rest.length > 0) throw new PromoCodeArgumentsError([`unexpected argument: ${rest.join(' ')}`]);
  return parsed.data;
}

function read(words: readonly string[]) {
  try {
    const options = { activations: { type: 'string' }, ends: { type: 'string' } } as const;
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new PromoCodeArgumentsError([error instanceof Error ? error.message : String(error)]);
  }
}

interface PartnerDecision {
  projectId: string;
  status: 'approved' | 'declined';
}

/** Parses `PROJECT [--decline]`; null if the arguments are invalid. */
export function parsePartnerArguments(words: readonly string[]): PartnerDecision | null {
  const isDeclined = words.includes('--decline');
  const [projectId, ...others] = words.filter((word) => word !== '--decline');
  if (projectId === undefined || others.length > 0 || !/^proj_[\w-]{1,64}$/u.test(projectId)) return null;
  return { projectId, status: isDeclined ? 'declined' : 'approved' };
}

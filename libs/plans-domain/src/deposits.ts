import { MoneyError, parseCents, parseDecimal } from './money.ts';

/** A flat amount per deposit, or a percentage with at most two decimals (1.4 is 1.4%). */
export type DepositFee = { readonly kind: 'flat'; readonly cents: number } | { readonly kind: 'percent'; readonly percent: number };

/** Fee and limits of a payment method, in cents. Create them with `createDepositTerms`. */
export interface DepositTerms {
  readonly fee: DepositFee;
  /** Always credits at least one cent after the fee. */
  readonly minimumCents: number;
  readonly maximumCents: number;
}

/** Default terms of the crypto payment provider: 1.4%, $1 to $10,000,000. Source: specification section 9, decision 31. */
export const defaultDepositTerms: DepositTerms = {
  fee: { kind: 'percent', percent: 1.4 },
  minimumCents: 100,
  maximumCents: 1_000_000_000,
};

/** Default number of open payments listed in the deposit modal. Source: decision 31 ("Payments limit 3"). */
export const defaultOpenPaymentsMax = 3;

/** Initial amount in the deposit form, in cents. Source: specification section 9. */
export const depositDefaultCents = 10_000;

const basisPointsPerWhole = 10_000n;

const basisPointsOf = (percent: number): bigint => BigInt(Math.round(percent * 100));

/** Fee in cents, rounded up to a whole cent. Never more than the deposit. Source: decision 31. */
export function depositFeeCents(amountCents: number, fee: DepositFee): number {
  if (fee.kind === 'flat') return Math.min(amountCents, fee.cents);
  return Number((BigInt(amountCents) * basisPointsOf(fee.percent) + basisPointsPerWhole - 1n) / basisPointsPerWhole);
}

/** Cents that reach the balance: the deposit minus its fee. */
export function depositCreditCents(amountCents: number, fee: DepositFee): number {
  return amountCents - depositFeeCents(amountCents, fee);
}

export const depositRefusals = ['BELOW_MINIMUM', 'ABOVE_MAXIMUM'] as const;

export type DepositRefusal = (typeof depositRefusals)[number];

/** Why an amount can't be deposited; null if it can. Count an empty field as 0. Sources: specification section 5 "Deposit", decisions 31 and 32. */
export function checkDeposit(amountCents: number, { minimumCents, maximumCents }: DepositTerms): DepositRefusal | null {
  if (amountCents < minimumCents) return 'BELOW_MINIMUM';
  return amountCents > maximumCents ? 'ABOVE_MAXIMUM' : null;
}

/** Fee, credited amount, and resulting balance, in cents (decision 25). */
export interface DepositPreview {
  readonly feeCents: number;
  readonly creditCents: number;
  readonly balanceAfterCents: number;
}

export function previewDeposit(balanceCents: number, amountCents: number, { fee }: Pick<DepositTerms, 'fee'>): DepositPreview {
  const creditCents = depositCreditCents(amountCents, fee);
  return { feeCents: depositFeeCents(amountCents, fee), creditCents, balanceAfterCents: balanceCents + creditCents };
}

/**
 * The smallest allowed deposit that credits at least `missingCents` after the fee. Capped at the maximum, so a larger shortfall needs several
 * deposits. Sources: specification section 8 "Insufficient balance", decision 25 ("exact shortfall, fee").
 */
export function topUpCents(missingCents: number, { fee, minimumCents, maximumCents }: DepositTerms): number {
  return Math.min(maximumCents, Math.max(minimumCents, beforeFeeCents(Math.max(1, missingCents), fee)));
}

/** The smallest amount that credits at least `creditCents` after the fee. */
function beforeFeeCents(creditCents: number, fee: DepositFee): number {
  if (fee.kind === 'flat') return creditCents + fee.cents;
  const rest = basisPointsPerWhole - basisPointsOf(fee.percent);
  return Number((BigInt(creditCents) * basisPointsPerWhole + rest - 1n) / rest);
}

/**
 * Creates deposit terms from configuration. If the fee would consume the whole minimum, raises it to the smallest amount that credits a cent, so that
 * every amount within the limits can be deposited.
 *
 * @throws {MoneyError} `MONEY_OUT_OF_RANGE` when no amount can be deposited
 */
export function createDepositTerms(configured: DepositTerms): DepositTerms {
  const minimumCents = topUpCents(1, { ...configured, maximumCents: Infinity });
  if (configured.maximumCents < minimumCents) throw new MoneyError('MONEY_OUT_OF_RANGE', 'The maximum deposit is less than the minimum.');
  return { ...configured, minimumCents };
}

/**
 * Parses a fee from configuration: `1.40` is dollars per deposit, `1.4%` is a percentage of it.
 *
 * @throws {MoneyError} when the text is neither, or the fee is negative or at least 100%
 */
export function parseDepositFee(text: string): DepositFee {
  const isPercent = text.endsWith('%');
  const hundredths = isPercent ? Number(parseDecimal(text.slice(0, -1), 2)) : parseCents(text);
  if (hundredths < 0) throw new MoneyError('MONEY_OUT_OF_RANGE', 'A fee cannot be negative.');
  if (!isPercent) return { kind: 'flat', cents: hundredths };
  if (hundredths >= 10_000) throw new MoneyError('MONEY_OUT_OF_RANGE', 'A fee must be less than 100%.');
  return { kind: 'percent', percent: hundredths / 100 };
}

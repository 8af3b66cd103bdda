/** How alarming it is that so much of a limit is used. */
export type LimitTone = 'accent' | 'caution' | 'negative';

const cautionShare = 0.8;

/**
 * @param share used part of a limit, 0 to 1 and above
 * @returns `negative` where the limit is reached, `caution` from 80 % on
 */
export function limitTone(share: number): LimitTone {
  if (share >= 1) return 'negative';
  return share >= cautionShare ? 'caution' : 'accent';
}

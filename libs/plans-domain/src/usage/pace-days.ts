const dayMs = 86_400_000;

/** Long enough to even out a weekend, short enough to follow a change. */
export const paceDaysMax = 7;

export interface PaceDaysParameters {
  readonly createdAt: Date;
  readonly now: Date;
}

/**
 * The complete UTC days that an average day is made of: the last 7 before today, or as many as a younger project has had, its first one
 * included. 0 on the day of its creation: then nothing is known yet. Balance ÷ (their cost ÷ their number) is the runway, see
 * `balanceRunwayDays`.
 */
export function paceDays({ createdAt, now }: PaceDaysParameters): number {
  const days = Math.floor(now.getTime() / dayMs) - Math.floor(createdAt.getTime() / dayMs);
  return Math.min(paceDaysMax, Math.max(0, days));
}

import { periodUntilNow, type Period } from './period-until-now.ts';

/** A fixed time range, ISO 8601 in UTC. */
export interface FixedPeriod {
  readonly from: string;
  readonly to: string;
}

type None<T> = { readonly [Name in keyof T]?: undefined };

/** What statistics are about: how far back from the moment of each fetch, or a fixed range. */
export type StatisticsPeriod = (Period & None<FixedPeriod>) | (FixedPeriod & None<Period>);

/** The range that a fetch at this moment asks for, and whatever else there was. */
export function resolvePeriod<T extends StatisticsPeriod>(
  { periodSecs, endsSecsAgo, from, to, ...rest }: T,
  nowMs = Date.now(),
): Omit<T, 'periodSecs' | 'endsSecsAgo' | 'from' | 'to'> & FixedPeriod {
  if (periodSecs !== undefined) return { ...rest, ...periodUntilNow({ periodSecs, endsSecsAgo }, nowMs) };
  return { ...rest, from, to };
}

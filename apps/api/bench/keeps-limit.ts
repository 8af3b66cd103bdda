import type { Measured } from './measure-query.ts';

/** The limit itself is within; baselines have none. */
export const keepsLimit = ({ executionMs, limitMs }: Pick<Measured, 'executionMs' | 'limitMs'>): boolean =>
  limitMs === undefined || executionMs <= limitMs;

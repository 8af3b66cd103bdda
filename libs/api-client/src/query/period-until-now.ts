export interface Period {
  readonly periodSecs: number;
  /** How long ago the period ended. Default 0: it ends now. */
  readonly endsSecsAgo?: number | undefined;
}

/** A period that slides along with the clock, as the statistics calls take it. */
export function periodUntilNow({ periodSecs, endsSecsAgo = 0 }: Period, nowMs = Date.now()): { from: string; to: string } {
  const toMs = nowMs - endsSecsAgo * 1000;
  return { from: new Date(toMs - periodSecs * 1000).toISOString(), to: new Date(toMs).toISOString() };
}

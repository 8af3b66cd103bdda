const msPerMinute = 60_000;

export interface IncidentTimes {
  /** Day and minute, UTC: `2026-11-21 09:30`. */
  began: string;
  /** How long it lasted; null while it lasts. */
  minutes: number | null;
}

/** When an incident began and how long it lasted, as the page and the feeds say it. */
export const incidentTimesOf = ({ startedAt, resolvedAt }: { startedAt: string; resolvedAt: string | null }): IncidentTimes => ({
  began: startedAt.slice(0, 16).replace('T', ' '),
  minutes: resolvedAt === null ? null : Math.round((Date.parse(resolvedAt) - Date.parse(startedAt)) / msPerMinute),
});

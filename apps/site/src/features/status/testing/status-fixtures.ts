import type { StatusDay, StatusIncident, StatusMeasurements, StatusPart } from '../../../shared/content/status-content.ts';

const measuredDays = 90;

function dayFixture(index: number): StatusDay | null {
  if (index < 30) return null;
  if (index === 55) return [1440, 96];
  return index === 70 ? [1440, 1440] : [1440, 0];
}

/** Ninety days ending today: the first third without measurements, one day with some failures and one with only failures. */
function daysFixture(): (StatusDay | null)[] {
  return Array.from({ length: measuredDays }, (_, index) => dayFixture(index));
}

export function partFixture(part: Partial<StatusPart> = {}): StatusPart {
  return { id: 'chain-ethereum', kind: 'chain', name: 'Ethereum', state: 'up', fault: null, tookMs: 42, days: daysFixture(), ...part };
}

/** Measurements of a chain, the API and sign-in. */
export function measurementsFixture(measured: Partial<StatusMeasurements> = {}): StatusMeasurements {
  return {
    atMs: Date.UTC(2026, 10, 21, 10, 0, 5),
    intervalMs: 60_000,
    isKept: true,
    firstDay: '2026-08-24',
    sampleUntil: null,
    parts: [partFixture(), partFixture({ id: 'api', kind: 'api', name: '' }), partFixture({ id: 'sign-in', kind: 'signIn', name: '' })],
    ...measured,
  };
}

/** A resolved incident of 42 minutes. */
export function incidentFixture(incident: Partial<StatusIncident> = {}): StatusIncident {
  return {
    id: '2026-11-02-polygon',
    title: 'Polygon answered late',
    impact: 'minor',
    startedAt: '2026-11-02T08:10:00.000Z',
    resolvedAt: '2026-11-02T08:52:00.000Z',
    html: '<p>One of two nodes fell behind its chain. Requests went to the other, which was slower than usual.</p>',
    ...incident,
  };
}

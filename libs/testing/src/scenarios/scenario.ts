import type { FakeApiState } from '../api/fake-api-state.ts';

/** Every scenario, the default first. */
export const scenarioNames = [
  'demo',
  'new-user',
  'no-projects',
  'provider',
  'insufficient-balance',
  'many-projects',
  'read-only',
  'api-down',
  'slow',
] as const;

export type ScenarioName = (typeof scenarioNames)[number];

export interface Scenario {
  /** Initial state of the fake API, with dates relative to `now`. */
  readonly createState: (now: Date) => Partial<FakeApiState>;
  /** Whether the API responds immediately, slowly, or not at all. @default 'answering' */
  readonly network?: 'answering' | 'slow' | 'down';
}

/** Finds the scenario named in a URL; undefined for an unknown name. */
export function findScenarioName(text: string | null): ScenarioName | undefined {
  return scenarioNames.find((name) => name === text);
}

const minuteMs = 60_000;
const minutesOf = { minutes: 1, hours: 60, days: 1440 } as const;

/** ISO date some time before another: `before(now, 3, 'days')`. A negative count is after it. */
export function before(now: Date, count: number, unit: keyof typeof minutesOf): string {
  return new Date(now.getTime() - count * minutesOf[unit] * minuteMs).toISOString();
}

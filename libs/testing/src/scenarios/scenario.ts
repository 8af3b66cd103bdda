import type { FakeApiState } from '../api/fake-api-state.ts';

/** Every scenario, the one that opens where none is named first. */
export const scenarioNames = [
  'demo',
  'no-projects',
  'provider',
  'insufficient-balance',
  'many-projects',
  'read-only',
  'api-down',
  'slow',
] as const;

export type ScenarioName = (typeof scenarioNames)[number];

/** A world to look at screens in. */
export interface Scenario {
  /** What the fake API knows at first, with dates around the moment it is looked at. */
  readonly createState: (now: Date) => Partial<FakeApiState>;
  /** How it answers: at once, after a while, or not at all. @default 'answering' */
  readonly network?: 'answering' | 'slow' | 'down';
}

/** The scenario of a name from an address; undefined for a name that there is none of. */
export function findScenarioName(text: string | null): ScenarioName | undefined {
  return scenarioNames.find((name) => name === text);
}

import { publicConfig } from '@onepoint/site-config';
import { createScenarioFetch, findScenarioName, scenarios, scenarioNames } from '@onepoint/testing/scenarios';
import type { ComponentType, ReactNode } from 'react';
import { paths } from '../app/paths.ts';
import { DemoFrame } from './demo-frame.tsx';
import { keepScenario, scenarioParameter } from './keep-scenario.ts';

/**
 * Puts a scenario in place of API and identity where the address names one (`?scenario=slow`), or always in a build of the demo.
 *
 * @param isAlways a build that knows nothing but scenarios
 * @returns what stands around the app instead of the identity service; undefined where the address asks for no scenario
 */
export function enterDemo(isAlways: boolean): ComponentType<{ children: ReactNode }> | undefined {
  const named = new URLSearchParams(location.search).get(scenarioParameter);
  if (named === null && !isAlways) return undefined;
  const scenario = findScenarioName(named) ?? scenarioNames[0];
  const apiUrl = new URL(publicConfig.apiUrl, location.origin).href;
  globalThis.fetch = createScenarioFetch({ scenario: scenarios[scenario], apiUrl, fetch: globalThis.fetch, now: () => new Date() });
  keepScenario(scenario, window);
  // A demo that stands alone begins where nothing else is.
  if (location.pathname === '/') location.replace(`${paths.dashboard}?${scenarioParameter}=${scenario}`);
  return ({ children }) => <DemoFrame scenario={scenario}>{children}</DemoFrame>;
}

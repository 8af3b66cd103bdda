import { publicConfig } from '@onepoint/site-config';
import { createScenarioFetch, findScenarioName, scenarios, scenarioNames } from '@onepoint/testing/scenarios';
import type { ComponentType, ReactNode } from 'react';
import { paths } from '../app/paths.ts';
import { DemoFrame } from './demo-frame.tsx';
import { keepScenario, scenarioParameter } from './keep-scenario.ts';

/**
 * Replaces the API and identity service with a scenario if the URL names one (`?scenario=slow`), and always in a demo build.
 *
 * @param isAlways true for demo builds, which have only scenarios
 * @returns the session component to wrap the app in, or undefined without a scenario
 */
export function enterDemo(isAlways: boolean): ComponentType<{ children: ReactNode }> | undefined {
  const named = new URLSearchParams(location.search).get(scenarioParameter);
  if (named === null && !isAlways) return undefined;
  const scenario = findScenarioName(named) ?? scenarioNames[0];
  const apiUrl = new URL(publicConfig.apiUrl, location.origin).href;
  globalThis.fetch = createScenarioFetch({ scenario: scenarios[scenario], apiUrl, fetch: globalThis.fetch, now: () => new Date() });
  keepScenario(scenario, window);
  // A standalone demo starts at the dashboard, because it has no other pages.
  if (location.pathname === '/') location.replace(`${paths.dashboard}?${scenarioParameter}=${scenario}`);
  return ({ children }) => <DemoFrame scenario={scenario}>{children}</DemoFrame>;
}

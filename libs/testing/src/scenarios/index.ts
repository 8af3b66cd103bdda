export { createScenarioFetch, type CreateScenarioFetchParameters } from './create-scenario-fetch.ts';
export { findScenarioName, scenarioNames, type Scenario, type ScenarioName } from './scenario.ts';
export { scenarios } from './scenarios.ts';

/** Query parameter with the name of the scenario. */
export const scenarioParameter = 'scenario';

/** Adds the scenario to the query of a URL, unless it names one already or has another origin. */
export function withScenario(address: string | URL, scenario: string, base: string): string {
  const url = new URL(address, base);
  if (url.origin === new URL(base).origin && !url.searchParams.has(scenarioParameter)) url.searchParams.set(scenarioParameter, scenario);
  return url.href;
}

/**
 * Adds the scenario to every URL that the page navigates to, so that links, reloads and copied URLs stay in it. Returns a function that
 * stops this.
 */
export function keepScenario(scenario: string, { history, location }: Pick<Window, 'history' | 'location'>): () => void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name].bind(history);
    history[name] = (data, unused, url) => original(data, unused, url ? withScenario(url, scenario, location.href) : url);
  }
  return () => {
    // The original methods are on the prototype.
    Reflect.deleteProperty(history, 'pushState');
    Reflect.deleteProperty(history, 'replaceState');
  };
}

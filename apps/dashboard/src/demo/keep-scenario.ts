export const scenarioParameter = 'scenario';

/** Adds the scenario to a URL's query, unless the URL already names one or has another origin. */
export function withScenario(address: string | URL, scenario: string, base: string): string {
  const url = new URL(address, base);
  if (url.origin === new URL(base).origin && !url.searchParams.has(scenarioParameter)) url.searchParams.set(scenarioParameter, scenario);
  return url.href;
}

/**
 * Adds the scenario to every URL the page navigates to, so that links, reloads, and copied URLs keep it. Returns a function that stops
 * this.
 */
export function keepScenario(scenario: string, { history, location }: Pick<Window, 'history' | 'location'>): () => void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name].bind(history);
    history[name] = (data, unused, url) => original(data, unused, url ? withScenario(url, scenario, location.href) : url);
  }
  return () => {
    // Deletes the overrides, so that the prototype's methods apply again.
    Reflect.deleteProperty(history, 'pushState');
    Reflect.deleteProperty(history, 'replaceState');
  };
}

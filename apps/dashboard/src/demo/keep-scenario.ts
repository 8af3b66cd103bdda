/** Name of the scenario in an address. */
export const scenarioParameter = 'scenario';

/** The address with the scenario in its query; what names one already, and another origin's, stays as it is. */
export function withScenario(address: string | URL, scenario: string, base: string): string {
  const url = new URL(address, base);
  if (url.origin === new URL(base).origin && !url.searchParams.has(scenarioParameter)) url.searchParams.set(scenarioParameter, scenario);
  return url.href;
}

/** Has every address that the page goes to name the scenario: links, reloads and copied addresses stay in it. Returns what ends that. */
export function keepScenario(scenario: string, { history, location }: Pick<Window, 'history' | 'location'>): () => void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name].bind(history);
    history[name] = (data, unused, url) => original(data, unused, url ? withScenario(url, scenario, location.href) : url);
  }
  return () => {
    // The originals are the prototype's.
    Reflect.deleteProperty(history, 'pushState');
    Reflect.deleteProperty(history, 'replaceState');
  };
}

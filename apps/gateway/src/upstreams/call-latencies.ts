/** Latencies kept per method, and how many a percentile needs. */
const windowSize = 64;
const samplesMin = 16;
/** Methods with their own window. All others share one. */
const methodsMax = 100;
const otherMethods = '';

class LatencyWindow {
  readonly #latenciesMs = new Float64Array(windowSize);
  #count = 0;
  #p95Ms: number | null = null;

  add(latencyMs: number): void {
    this.#latenciesMs[this.#count % windowSize] = latencyMs;
    this.#count += 1;
    // Sorting on every call would cost more than it is worth.
    if (this.#count >= samplesMin && this.#count % samplesMin === 0) this.#p95Ms = this.#percentile(0.95);
  }

  get p95Ms(): number | null {
    return this.#p95Ms;
  }

  #percentile(share: number): number {
    const sorted = this.#latenciesMs.slice(0, Math.min(this.#count, windowSize)).toSorted();
    return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  }
}

export class CallLatencies {
  readonly #windows = new Map<string, LatencyWindow>();

  add(method: string, latencyMs: number): void {
    const name = this.#windows.has(method) || this.#windows.size < methodsMax ? method : otherMethods;
    let window = this.#windows.get(name);
    if (window === undefined) this.#windows.set(name, (window = new LatencyWindow()));
    window.add(latencyMs);
  }

  /** In milliseconds; null with fewer than 16 calls of the method. */
  p95Ms(method: string): number | null {
    return this.#windows.get(method)?.p95Ms ?? null;
  }
}

/** Maximum share of calls that are hedged. When all nodes are slow, asking twice makes it worse. */
const hedgesPerCall = 0.1;
const hedgesInARowMax = 10;

/** Limits how many calls are hedged, which means also sent to a second node. */
export class HedgeBudget {
  readonly #max: number;
  #available: number;

  /** @param max hedges in a row; 0 for none. @default 10 */
  constructor(max = hedgesInARowMax) {
    this.#max = max;
    this.#available = max;
  }

  /** Call for every call: each earns a fraction of a hedge. */
  earn(): void {
    this.#available = Math.min(this.#max, this.#available + hedgesPerCall);
  }

  spend(): boolean {
    if (this.#available < 1) return false;
    this.#available -= 1;
    return true;
  }
}

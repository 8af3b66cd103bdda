import { type AllowedDifference, allowedDifferences, judge } from './allowed-differences.ts';
import { gunzipSync } from 'node:zlib';
import { exchange, type HttpRequest, plainRequest } from './exchange.ts';

interface Endpoints {
  readonly direct: string;
  /** URL of the gateway in front of the same node, or of an identical one. */
  readonly gateway: string;
}

/** Number of differences printed in full. The rest is only counted. */
const shownMax = 10;
const shownLength = 600;

export class Tally {
  #equal = 0;
  #sameBytes = 0;
  #total = 0;
  readonly #rows = new Map<AllowedDifference, number>();
  readonly #differences: string[] = [];

  async compare(name: string, { direct, gateway }: Endpoints, request: HttpRequest): Promise<void> {
    const observation = {
      request,
      direct: await exchange(direct, request),
      gateway: await exchange(gateway, request),
      askNode: (text: string) => exchange(direct, plainRequest(text)),
    };
    this.#total += 1;
    if (observation.direct.text === observation.gateway.text) this.#sameBytes += 1;
    const verdict = await judge(observation);
    if ('rows' in verdict) {
      if (verdict.rows.length === 0) this.#equal += 1;
      for (const row of verdict.rows) this.#rows.set(row, (this.#rows.get(row) ?? 0) + 1);
      return;
    }
    const { method, version, headers, body } = request;
    const isZipped = body[0] === 0x1f && body[1] === 0x8b;
    this.#differences.push(
      [
        shorten(`${name}: ${method} HTTP/${version} ${JSON.stringify(headers)}`),
        `  request  ${shorten((isZipped ? gunzipSync(body) : body).toString())}`,
        `  node     ${observation.direct.status} ${shorten(observation.direct.text)}`,
        `  gateway  ${observation.gateway.status} ${shorten(observation.gateway.text)}`,
        `  expected ${shorten(verdict.expected)}`,
      ].join('\n'),
    );
  }

  /** Counts an answer that was compared elsewhere. */
  count(name: string, isEqual: boolean): void {
    this.#total += 1;
    if (isEqual) this.#equal += 1;
    else this.#differences.push(name);
  }

  get hasDifferences(): boolean {
    return this.#differences.length > 0;
  }

  /** Counts, the rows of the table that were used, and all differences that aren't in it. */
  report(title: string): string {
    const rows = [...this.#rows].toSorted(([, a], [, b]) => b - a);
    const lines = [
      `${title}: ${this.#total} requests, ${this.#equal} answered equally (${this.#sameBytes} byte by byte), ${this.#differences.length} differences`,
      ...rows.map(([row, count]) => `  ${String(count).padStart(6)}  ${row.padEnd(12)} ${allowedDifferences[row]}`),
      ...this.#differences.slice(0, shownMax),
    ];
    if (this.#differences.length > shownMax) lines.push(`… and ${this.#differences.length - shownMax} more`);
    return `${lines.join('\n')}\n`;
  }
}

const shorten = (text: string): string => (text.length > shownLength ? `${text.slice(0, shownLength)}…` : text);

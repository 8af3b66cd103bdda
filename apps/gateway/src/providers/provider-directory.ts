import { Rounds } from '../rounds.ts';
import type { ChainUpstreams } from '../upstreams/chain-upstreams.ts';
import type { ProviderNode } from '../upstreams/provider-node.ts';

export interface ProviderDirectoryOptions {
  readonly find: () => Promise<ReadonlyMap<string, readonly ProviderNode[]>>;
  readonly upstreams: ReadonlyMap<string, Pick<ChainUpstreams, 'providers'>>;
  readonly onError: (error: unknown) => void;
}

/** Read again after this long, so that a lost notification, and what a look at a node has shown, takes no longer. */
export const providersRefreshMs = 5_000;

/** Keeps each chain's providers as the database has them. While it cannot be read, the last list stays. */
export class ProviderDirectory {
  readonly #options: ProviderDirectoryOptions;
  readonly #rounds: Rounds;
  #isStale = false;

  constructor(options: ProviderDirectoryOptions) {
    this.#options = options;
    this.#rounds = new Rounds({ run: () => this.#run(), intervalMs: providersRefreshMs });
  }

  start(): void {
    void this.refresh();
    this.#rounds.start();
  }

  /** Reads the list; a change while it is being read has it read again. Never rejects. */
  refresh(): Promise<void> {
    this.#isStale = true;
    return this.#rounds.runNow();
  }

  async close(): Promise<void> {
    await this.#rounds.stop();
  }

  async #run(): Promise<void> {
    const { find, upstreams, onError } = this.#options;
    do {
      this.#isStale = false;
      try {
        const found = await find();
        for (const [slug, { providers }] of upstreams) providers.replace(found.get(slug) ?? []);
      } catch (error) {
        onError(error);
      }
    } while (this.#isStale);
  }
}

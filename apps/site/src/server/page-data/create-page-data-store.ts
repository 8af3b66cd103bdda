import { PageDataError } from './page-data-error.ts';
import type { PageDataServices } from './page-data-services.ts';
import type { PageDataReading, PageDataSource, ReadPageData } from './page-data-source.ts';

export interface PageDataStoreParameters {
  services: PageDataServices;
  /** Told of every question that brought nothing. */
  onFailure: (source: string, error: unknown) => void;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

interface Entry {
  /** The last good answer. */
  reading?: PageDataReading<unknown>;
  /** When the last question ended, well or badly. */
  askedAtMs?: number;
  asking?: Promise<void> | undefined;
}

/**
 * Keeps the last answer of each source: asks once at a time, not again while the answer is fresh, and no more often where there was none.
 * There are as many entries as the code has sources.
 */
export function createPageDataStore({ services, onFailure, now = Date.now }: PageDataStoreParameters): ReadPageData {
  const entries = new Map<string, Entry>();

  const ask = async <Value>(source: PageDataSource<Value>, entry: Entry): Promise<void> => {
    try {
      const parsed = source.schema.safeParse(await source.load(services));
      if (!parsed.success) throw new PageDataError('PAGE_DATA_INVALID', `${source.name} is not what it has to be`, { cause: parsed.error });
      entry.reading = { value: parsed.data, readAtMs: now() };
    } catch (error) {
      onFailure(source.name, error);
    }
    entry.askedAtMs = now();
    entry.asking = undefined;
  };

  return async <Value>(source: PageDataSource<Value>) => {
    const entry = entries.get(source.name) ?? {};
    entries.set(source.name, entry);
    if (entry.askedAtMs === undefined || now() - entry.askedAtMs >= source.freshMs) {
      entry.asking ??= ask(source, entry);
      await entry.asking;
    }
    const { reading } = entry;
    // The entry was filled by a source of the same name, which is the same source.
    return reading !== undefined && now() - reading.readAtMs <= source.keptMsMax ? (reading as PageDataReading<Value>) : undefined;
  };
}

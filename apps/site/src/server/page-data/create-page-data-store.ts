import { PageDataError, type PageDataServices } from './page-data-services.ts';
import type { PageDataReading, PageDataSource, ReadPageData } from './page-data-source.ts';

interface PageDataStoreParameters {
  services: PageDataServices;
  onFailure: (source: string, error: unknown) => void;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

interface Entry {
  /** The last valid value. */
  reading?: PageDataReading<unknown>;
  /** End of the last request, successful or not. */
  askedAtMs?: number;
  asking?: Promise<void> | undefined;
}

/**
 * Caches the last value of each source. Sends one request per source at a time and none while the value is fresh, even after failures. The
 * number of entries is limited by the sources in the code.
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
    // Source names are unique, so the entry has the type of the source.
    return reading !== undefined && now() - reading.readAtMs <= source.keptMsMax ? (reading as PageDataReading<Value>) : undefined;
  };
}

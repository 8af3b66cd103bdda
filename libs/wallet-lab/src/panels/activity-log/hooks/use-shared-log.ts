import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLabNavigation } from '../../../lab/lab-navigation.ts';
import type { LabRecord } from '../../../log/lab-record.ts';
import { parseSharedLog } from '../../../log/shared-log.ts';

/** Name of the part after `#`, and what stands before the log in it. */
export const sharedLogPrefix = '#log=';

export interface SharedLog {
  /** The records that the address carries; undefined without any. */
  readonly records: readonly LabRecord[] | undefined;
  /** The address carries something that cannot be read. */
  readonly isBroken: boolean;
}

const none: SharedLog = { records: undefined, isBroken: false };

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};
const readHash = (): string => window.location.hash;

/** The log in the page's address, read anew when the reader moves. */
export function useSharedLog(): SharedLog {
  // A move inside the laboratory draws this again, and with it reads the address again.
  useLabNavigation();
  const hash = useSyncExternalStore(subscribe, readHash);
  const [shared, setShared] = useState<{ readonly hash: string; readonly log: SharedLog }>();
  useEffect(() => {
    if (!hash.startsWith(sharedLogPrefix)) return undefined;
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const records = await parseSharedLog(hash.slice(sharedLogPrefix.length));
      if (isCurrent) setShared({ hash, log: { records, isBroken: records === undefined } });
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [hash]);
  return shared?.hash === hash ? shared.log : none;
}

import type { Wallet } from '@onepoint/wallet';
import {
  collectAnnouncements,
  runConformance,
  summarizeConformance,
  type ConformanceProgress,
  type ConformanceReach,
} from '@onepoint/wallet/conformance';
import { useEffect, useRef, useState } from 'react';
import { useLab } from '../../../lab/lab-context.ts';

export interface ConformanceRun {
  readonly state: 'idle' | 'running' | 'failed';
  readonly progress: ConformanceProgress | undefined;
  readonly start: (wallet: Wallet, reach: ConformanceReach) => Promise<void>;
  readonly cancel: () => void;
}

/** Runs the checks against a wallet itself, past this page's proxies, and keeps the result in the laboratory. Ends with the page it is on. */
export function useConformanceRun(): ConformanceRun {
  const { announcements, conformance, config } = useLab();
  const [state, setState] = useState<ConformanceRun['state']>('idle');
  const [progress, setProgress] = useState<ConformanceProgress>();
  const controller = useRef<AbortController>(undefined);
  const cancel = (): void => controller.current?.abort();
  useEffect(() => () => controller.current?.abort(), []);

  const start = async (wallet: Wallet, reach: ConformanceReach): Promise<void> => {
    cancel();
    const own = new AbortController();
    controller.current = own;
    setState('running');
    setProgress(undefined);
    try {
      const seen: unknown = await wallet.connector.getProvider();
      const announced = announcements.find(seen);
      const provider: unknown = announced?.provider ?? seen;
      if (typeof provider !== 'object' || provider === null) throw new TypeError('The wallet has no provider');
      const heard = announced === undefined ? undefined : await collectAnnouncements({ window: announcements.originals, provider });
      own.signal.throwIfAborted();
      const report = await runConformance(provider, {
        reach,
        wallet: { name: wallet.name, rdns: wallet.isAnnounced ? wallet.id : undefined, uuid: announced?.uuid },
        chains: config.chains,
        signal: own.signal,
        onProgress: setProgress,
        ...(heard === undefined ? {} : { announcements: heard }),
      });
      conformance.set(wallet.connector.uid, { report, grade: summarizeConformance(report.checks).grade });
      setState('idle');
    } catch {
      if (controller.current === own) setState(own.signal.aborted ? 'idle' : 'failed');
    }
  };
  return { state, progress, start, cancel };
}

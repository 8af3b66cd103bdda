import { appState, type AppState } from '@onepoint/app-state';
import { countedHost, publicConfig } from '@onepoint/site-config';
import { reportLimits, type ReportedApp } from './report.ts';

export interface CaughtError {
  readonly error: unknown;
  readonly page: string;
}

interface StartReportsParameters {
  readonly app: ReportedApp;
  /** Hashed address of the entry's script. */
  readonly entryUrl: string;
  /** Kind of the page on screen. */
  readonly findPage: () => string;
  /** @default the page's own */
  readonly state?: Pick<AppState, 'getState' | 'subscribe'>;
  /** Whether this host reports. @default the production host does */
  readonly isReported?: boolean;
}

/** Collects errors and web vitals while the reader consents to it. Apps load this module when the browser is idle. */
export function startReports({
  state = appState,
  isReported = location.host === countedHost,
  ...parameters
}: StartReportsParameters): void {
  if (!isReported) return;
  let collecting: AbortController | undefined;
  const follow = (): void => {
    if (state.getState().cookieConsent === 'all') collecting ??= collect(parameters);
    else {
      collecting?.abort();
      collecting = undefined;
    }
  };
  state.subscribe(follow);
  follow();
}

function collect({ app, entryUrl, findPage }: StartReportsParameters): AbortController {
  const controller = new AbortController();
  const { signal } = controller;
  const landingPage = findPage();
  const collected: CaughtError[] = [];
  const keep = (error: unknown): void => {
    if (collected.length < reportLimits.errors) collected.push({ error, page: findPage() });
  };
  addEventListener('error', ({ error }) => keep(error), { signal });
  addEventListener('unhandledrejection', ({ reason }) => keep(reason), { signal });
  const send = async (): Promise<void> => {
    const { sendReports } = await import('./send-reports.ts');
    if (signal.aborted) return;
    sendReports({ app, entryUrl, landingPage, apiUrl: publicConfig.apiUrl, takeErrors: () => collected.splice(0), signal });
  };
  // If a newer build has replaced the file, nothing is reported.
  void send().catch(() => undefined);
  return controller;
}

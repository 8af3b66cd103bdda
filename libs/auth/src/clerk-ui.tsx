import { ClerkProvider } from '@clerk/clerk-react';
import type { BrowserClerk, LocalizationResource } from '@clerk/shared/types';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useIdentity } from './react/auth-provider.tsx';

interface ClerkUiState {
  /** `slow` if the script takes longer than 10 s, `failed` if it cannot be loaded. */
  readonly status: 'loading' | 'slow' | 'failed' | 'ready';
  /** True while loading after `retry`, not on the first load. */
  readonly isRetrying: boolean;
  /** Requests the script again, even while an earlier request is pending. */
  readonly retry: () => void;
}

/** Loads Clerk's prebuilt components. Render them once the status is `ready`. */
export function useClerkUi(slowAfterMs = 10_000): ClerkUiState {
  const { ui } = useIdentity();
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState<ClerkUiState['status']>('loading');
  useEffect(() => {
    let isLatest = true;
    const timer = setTimeout(() => setStatus((now) => (now === 'loading' ? 'slow' : now)), slowAfterMs);
    ui.load({ force: attempt > 0 }).then(
      // A late response to an earlier request counts too.
      () => setStatus('ready'),
      () => {
        if (isLatest) setStatus((now) => (now === 'ready' ? now : 'failed'));
      },
    );
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [ui, attempt, slowAfterMs]);
  const retry = useCallback(() => {
    setStatus('loading');
    setAttempt((count) => count + 1);
  }, []);
  return { status, isRetrying: status === 'loading' && attempt > 0, retry };
}

export interface ClerkPartsProps {
  /** Shown until Clerk has loaded. */
  fallback?: ReactNode;
  /** Replaces texts of Clerk's components. Must be memoized. */
  localize?: (texts: LocalizationResource | undefined) => LocalizationResource;
  children: ReactNode;
}

interface Parts {
  readonly clerk: BrowserClerk;
  readonly texts: LocalizationResource | undefined;
}

/** Makes the SDK use the given Clerk instance instead of loading its own. */
const providedClerk = { runtimeEnvironment: 'headless' } as const;

/**
 * Provides Clerk's React SDK with `AuthProvider`'s Clerk instance and the document's language. Required by Clerk's components and hooks.
 */
export function ClerkParts({ fallback, localize, children }: ClerkPartsProps) {
  const { clerk: clerkPromise, options } = useIdentity();
  const [parts, setParts] = useState<Parts>();
  useEffect(() => {
    const loaded = Promise.all([clerkPromise, loadClerkTexts(document.documentElement.lang)]);
    // `session.isFailed` reports the failure.
    loaded.then(
      ([clerk, texts]) => setParts({ clerk, texts }),
      () => {},
    );
  }, [clerkPromise]);
  const localized = useMemo(() => (localize === undefined ? parts?.texts : localize(parts?.texts)), [localize, parts]);
  if (parts === undefined) return fallback;
  const localization = localized === undefined ? {} : { localization: localized };
  return (
    <ClerkProvider {...options} {...localization} Clerk={parts.clerk} experimental={providedClerk}>
      {children}
    </ClerkProvider>
  );
}

const texts: ReadonlyMap<string, () => Promise<LocalizationResource>> = new Map([
  ['zh', async () => (await import('@clerk/localizations/zh-CN')).zhCN],
  ['ja', async () => (await import('@clerk/localizations/ja-JP')).jaJP],
  ['ko', async () => (await import('@clerk/localizations/ko-KR')).koKR],
  ['tr', async () => (await import('@clerk/localizations/tr-TR')).trTR],
  ['vi', async () => (await import('@clerk/localizations/vi-VN')).viVN],
  ['ru', async () => (await import('@clerk/localizations/ru-RU')).ruRU],
]);

/** Loads translations for Clerk's components. Returns undefined if there are none or loading fails; the components then show English. */
export async function loadClerkTexts(language: string): Promise<LocalizationResource | undefined> {
  return texts
    .get(language)?.()
    .catch(() => undefined);
}

import { localePath, pageContextUrl } from '@onepoint/navigation';
import { useEffect, useState } from 'react';
import { parsePageContext } from '../../../shared/page-context.ts';
import { usePage } from '../../../shared/page-context-provider.tsx';
import type { StatusContent } from '../../../shared/status-content.ts';

async function askAgain(url: string, signal: AbortSignal): Promise<StatusContent | undefined> {
  try {
    const response = await fetch(url, { headers: { accept: 'application/json' }, signal });
    return response.ok ? (parsePageContext(await response.json())?.content as StatusContent | undefined) : undefined;
  } catch {
    // What is on screen says how old it is.
    return undefined;
  }
}

/** What the page was given, and while it is looked at what the server has measured since. */
export function useFreshStatus(): StatusContent {
  const { content, locale, urlLogical } = usePage();
  const given = content as StatusContent;
  const [fresh, setFresh] = useState<StatusContent>();
  const intervalMs = given.measured?.intervalMs;
  useEffect(() => {
    if (intervalMs === undefined) return undefined;
    const stopped = new AbortController();
    const refresh = async (): Promise<void> => {
      const answer = await askAgain(pageContextUrl(localePath(urlLogical, locale)), stopped.signal);
      if (answer?.measured) setFresh(answer);
    };
    const timer = setInterval(() => {
      if (!document.hidden) void refresh();
    }, intervalMs);
    return () => {
      clearInterval(timer);
      stopped.abort();
    };
  }, [intervalMs, locale, urlLogical]);
  return fresh ?? given;
}

import type { DepositTermsReply } from '@onepoint/api-contract';
import { useEffect, useState, type RefObject } from 'react';
import { useInView } from '../../shared/defer-work.ts';

/** The page's terms, or the API's once the element is in view; null if neither is known. */
export function useDepositTerms(initial: DepositTermsReply | null, ref: RefObject<Element | null>): DepositTermsReply | null {
  const [terms, setTerms] = useState(initial);
  const isMissing = terms === null;
  const isWanted = useInView(ref, '200px') && isMissing;
  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    const read = async (): Promise<void> => {
      try {
        // The schema of the contract loads after the first paint.
        const { readDepositTerms } = await import('./read-deposit-terms.ts');
        setTerms((await readDepositTerms(controller.signal)) ?? null);
      } catch {
        // The reader left, or the file no longer exists: keep the placeholder.
      }
    };
    void read();
    return () => controller.abort();
  }, [isWanted]);
  return terms;
}

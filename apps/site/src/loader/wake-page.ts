import { onSignOfReader } from './sign-of-reader.ts';
import { takeContext } from './take-context.ts';
import { takeSheets } from './take-sheets.ts';

const retryMs = 1000;

/** A reader may be faster than the document. */
const parsed = async (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => resolve());
    else resolve();
  });

const restOfRetry = async (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, retryMs));
const nextSign = async (): Promise<void> => new Promise(onSignOfReader);

/** Where the network failed the next sign tries again; what was asked for is a sign by itself. */
async function takeContextOnceThere(): Promise<void> {
  for (;;) {
    const isCurrent = await takeContext().catch(() => undefined);
    if (isCurrent === true) return;
    if (isCurrent === false) throw new Error('The host has another build');
    const hasBeenAsked = window.onepointActions?.isEmpty() === false;
    await Promise.all([restOfRetry(), hasBeenAsked ? undefined : nextSign()]);
  }
}

/** What a press has asked for waits for the styles: without a network nothing is known of those of this build. */
async function takeSheetsOnceThere(): Promise<void> {
  for (;;) {
    try {
      await takeSheets();
      return;
    } catch (error) {
      if (navigator.onLine) throw error;
      await new Promise((resolve) => {
        addEventListener('online', resolve, { once: true });
      });
    }
  }
}

/**
 * Makes a document that was only painted the one that the application takes over: it has its page context and all styles of its page. Both are being
 * fetched since the reader's first sign (`loader.ts`).
 *
 * @throws {Error} where the styles of this build are gone, or the host has another build
 */
export async function wakePage(): Promise<void> {
  const dressed = takeSheetsOnceThere();
  // Waited for below: until then nobody hears that they are gone.
  dressed.catch(() => undefined);
  await parsed();
  await takeContextOnceThere();
  await dressed;
}

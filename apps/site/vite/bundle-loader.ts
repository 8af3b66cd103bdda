import { join } from 'node:path';
import { build } from 'vite';

const entry = join(import.meta.dirname, '../src/loader/loader.ts');

/**
 * Source of the inline script that starts the application: at the reader's first sign; where there is something to do without one, once the page
 * has loaded and is painted and the browser is idle (ADR 0031). Until then the page is HTML alone; clicks on buttons, forms that are sent,
 * Ctrl+K and what is typed are kept, and repeated by the application when it listens. Where its files are gone, a reader who asks for it gets the page
 * anew, once. It reads what it loads from the attributes of its own element.
 */
export async function bundleLoader(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: true, lib: { entry, formats: ['iife'], name: 'loader' } },
  });
  const [bundle] = [built].flat();
  const chunk = bundle !== undefined && 'output' in bundle ? bundle.output[0] : undefined;
  if (chunk === undefined) throw new Error('The loader was not built');
  return chunk.code.trim();
}

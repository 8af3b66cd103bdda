import * as z from 'zod';
import { ContentError } from '../../../vite/content/content-error.ts';
import { structuredDataSchema, type StructuredData } from '../structured-data/structured-data.ts';

export interface CheckedPage {
  /** Path of the page, with its language prefix. */
  path: string;
  /** Source file from the site's folder, where the page has one. */
  file?: string | undefined;
  heading: string;
  description: string;
  structuredData: StructuredData | undefined;
}

/**
 * Refuses a page that machines could not make sense of: without heading or description, or with JSON-LD that lacks what its readers ask for.
 *
 * @throws {ContentError} naming the source file, or the address of a page that has none
 */
export function checkPage({ path, file, heading, description, structuredData }: CheckedPage): void {
  const fail = (problem: string): never => {
    throw new ContentError(file ?? `page ${path}`, 1, problem);
  };
  if (heading.trim() === '') fail('has no title');
  if (description.trim() === '') fail('has no description');
  if (structuredData === undefined) return;
  const parsed = structuredDataSchema.safeParse(structuredData);
  if (!parsed.success) fail(`has JSON-LD that is wrong: ${z.prettifyError(parsed.error)}`);
}

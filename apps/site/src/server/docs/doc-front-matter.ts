import * as z from 'zod';
import { ContentError } from '../../../vite/content/content-error.ts';
import { docSections } from './doc-sections.ts';

const schema = z.strictObject({
  title: z.string().min(1).max(80),
  description: z.string().min(1).max(200),
  section: z.enum(docSections),
  order: z.int().min(0),
});

export type DocFrontMatter = z.infer<typeof schema>;

/**
 * Front matter of a guide.
 *
 * @throws {ContentError} naming the file and each field that is wrong
 */
export function parseDocFrontMatter(file: string, value: unknown): DocFrontMatter {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ContentError(file, 1, `has front matter that is wrong: ${z.prettifyError(parsed.error)}`);
}

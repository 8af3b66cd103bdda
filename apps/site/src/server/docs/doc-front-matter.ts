import * as z from 'zod';
import { parseFrontMatter } from '../articles/parse-front-matter.ts';
import { docSections } from './doc-sections.ts';

const schema = z.strictObject({
  title: z.string().trim().min(1).max(80),
  description: z.string().trim().min(1).max(200),
  section: z.enum(docSections),
  order: z.int().min(0),
  draft: z.boolean().default(false),
});

export type DocFrontMatter = z.infer<typeof schema>;

/**
 * Front matter of a guide.
 *
 * @throws {ContentError} naming the file and the line of the first field that is wrong
 */
export const parseDocFrontMatter = (file: string, value: unknown): DocFrontMatter => parseFrontMatter(schema, file, value);

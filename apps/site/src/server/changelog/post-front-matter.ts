import * as z from 'zod';
import { parseFrontMatter } from '../articles/parse-front-matter.ts';

const schema = z.strictObject({
  title: z.string().trim().min(1).max(80),
  description: z.string().trim().min(1).max(200),
  date: z.iso.date(),
  draft: z.boolean().default(false),
});

export type PostFrontMatter = z.infer<typeof schema>;

/**
 * Front matter of a post.
 *
 * @throws {ContentError} naming the file and the line of the first field that is wrong
 */
export const parsePostFrontMatter = (file: string, value: unknown): PostFrontMatter => parseFrontMatter(schema, file, value);

import * as z from 'zod';
import { ContentError } from '../../../vite/content/content-error.ts';

/** The fence before the first field. */
const firstFieldLine = 2;

/**
 * Parses the front matter of a content file, as its collection asks for it.
 *
 * @throws {ContentError} naming the file, and the line of a field that is wrong; line 1 where it is missing
 */
export function parseFrontMatter<Value>(schema: z.ZodType<Value>, file: string, value: unknown): Value {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [field] = parsed.error.issues[0]?.path ?? [];
  const fields = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const place = fields.indexOf(String(field));
  throw new ContentError(file, place < 0 ? 1 : place + firstFieldLine, `has front matter that is wrong: ${z.prettifyError(parsed.error)}`);
}

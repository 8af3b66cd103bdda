import { z } from 'zod';

const readySchema = z.object({ ready: z.literal(true), address: z.url() });

/** The address that one of our own servers says, in this line of its output, it now answers at; undefined for every other line. */
export function findReadyAddress(line: string): string | undefined {
  if (!line.startsWith('{"ready":true')) return undefined;
  return readySchema.safeParse(JSON.parse(line)).data?.address;
}

import { createServer } from 'node:http';
import { listen, type ListenParameters } from './listen.ts';

/** Finds out before minutes of building whether we shall be able to listen. @throws {StackError} as `listen` does */
export async function assertPortFree(where: ListenParameters): Promise<void> {
  const close = await listen(createServer(), where);
  await close();
}

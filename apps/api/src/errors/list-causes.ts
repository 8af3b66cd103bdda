/** How far causes are followed: errors wrap each other a few times, and may by mistake name each other. */
const depthMax = 5;

/** An error and what caused it, outermost first; nothing where what was thrown is no error. */
export function listCauses(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && causes.length < depthMax; cause = cause.cause) causes.push(cause);
  return causes;
}

/** The code that an error carries, a system's or an SQLSTATE; empty without one. */
export const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

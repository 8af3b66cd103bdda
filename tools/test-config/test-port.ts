/** Below the range of ephemeral ports, which other programs get at random. */
const firstPort = 21_000;
const lastPort = 30_000;

/**
 * Chooses a port for a server of a test run, so that two runs on one machine don't collide. It is chosen once and passed on in the environment,
 * because every worker evaluates the configuration again.
 *
 * @param variable name of the environment variable
 */
export function testPort(variable: string): number {
  process.env[variable] ??= String(firstPort + Math.floor(Math.random() * (lastPort - firstPort)));
  return Number(process.env[variable]);
}

import * as fc from 'fast-check';
import { randomInt } from 'node:crypto';
import { type GatewaySetup, withGatewaySetup } from '../gateway/setup.ts';
import { BenchError } from '../report/figures.ts';
import { arbitraryRequest } from './arbitrary-request.ts';
import { plainRequest } from './exchange.ts';
import { seedCalls } from './seed-calls.ts';
import { Tally } from './tally.ts';
import { startTwinChains } from './twin-chains.ts';

const requestsDefault = 3_000;
/** Both chains mine a block after this many requests. */
const blockEvery = 150;

/**
 * Sends random requests to a local chain directly, and to an identical one through the gateway. Every difference must be in the table of allowed
 * ones. Arguments: `seed=N` repeats a run, `requests=N` sets its length.
 *
 * @returns whether there were no other differences
 */
export async function benchGatewayFuzz(words: readonly string[]): Promise<boolean> {
  const seed = readNumber(words, 'seed') ?? randomInt(2 ** 31);
  const requests = readNumber(words, 'requests') ?? requestsDefault;
  process.stdout.write(`seed=${seed} requests=${requests}\n`);
  return withGatewaySetup((setup) => fuzz(setup, seed, requests));
}

async function fuzz(setup: GatewaySetup, seed: number, requests: number): Promise<boolean> {
  const twins = await startTwinChains(setup);
  const [direct, behind] = twins.chains;
  const { addresses } = await setup.startGateway({ http: [behind.origin] }, { GATEWAY_HEAD_WATCH: 'on' });
  const endpoints = { direct: direct.origin, gateway: addresses[0] ?? '' };
  const tally = new Tally();
  let nonce = 2;
  for (const [index, request] of fc.sample(arbitraryRequest(seedCalls(twins)), { seed, numRuns: requests }).entries()) {
    if (index % blockEvery === 0) {
      const body = JSON.stringify({
        jsonrpc: '2.0',
        id: index,
        method: 'eth_sendRawTransaction',
        params: [await twins.signTransfer(nonce)],
      });
      await tally.compare(`block ${nonce}`, endpoints, plainRequest(body));
      await twins.waitForTransfer(nonce);
      nonce += 1;
    }
    await tally.compare(`request ${index}`, endpoints, request);
  }
  process.stdout.write(tally.report(`fuzz with seed=${seed}`));
  return !tally.hasDifferences;
}

function readNumber(words: readonly string[], name: string): number | undefined {
  const word = words.find((one) => one.startsWith(`${name}=`));
  if (word === undefined) return undefined;
  const number = Number(word.slice(name.length + 1));
  if (!Number.isSafeInteger(number)) throw new BenchError(`${name} must be a whole number.`);
  return number;
}

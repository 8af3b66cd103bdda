import { type Figure, formatFigures, keepsLimit, readWords } from '../report/figures.ts';
import { measureCpuShare } from './measure-cpu-share.ts';
import { measureFairness } from './measure-fairness.ts';
import { measureHostileBodies } from './measure-hostile-bodies.ts';
import { measureKeys } from './measure-keys.ts';
import { measureLargeAnswers } from './measure-large-answers.ts';
import { measureLatency } from './measure-latency.ts';
import { measureRequestLog } from './measure-request-log.ts';
import { measureSlowSubscribers } from './measure-slow-subscribers.ts';
import { measureSockets } from './measure-sockets.ts';
import { measureWorkers } from './measure-workers.ts';
import { profileCall } from './profile-call.ts';
import { type GatewaySetup, withGatewaySetup } from './setup.ts';

/** The README explains what each part measures. */
const parts: Readonly<Record<string, (setup: GatewaySetup) => Promise<readonly Figure[]>>> = {
  proxy: measureCpuShare,
  latency: measureLatency,
  workers: measureWorkers,
  'request-log': measureRequestLog,
  hostile: measureHostileBodies,
  fairness: measureFairness,
  large: measureLargeAnswers,
  subscribers: measureSlowSubscribers,
  keys: measureKeys,
  sockets: measureSockets,
};
/** Only runs on request, because it writes a picture. */
const onRequest = 'profile';

/** Measures the gateway, where possible in comparison with others in the same run. Arguments select parts; the default is all of them. */
export async function benchGateway(words: readonly string[]): Promise<boolean> {
  const { names } = readWords(words, [...Object.keys(parts), onRequest]);
  const figures: Figure[] = [];
  for (const name of words.length === 0 ? Object.keys(parts) : names) {
    const measure = parts[name];
    if (measure === undefined) await withGatewaySetup(profileCall);
    else figures.push(...(await withGatewaySetup(measure)));
  }
  if (figures.length > 0) process.stdout.write(formatFigures(figures));
  return figures.every(keepsLimit);
}

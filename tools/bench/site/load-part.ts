import { runLighthouse } from '../lighthouse/run-lighthouse.ts';
import type { Figure } from '../report/figures.ts';
import { median } from '../report/load-report.ts';
import { measureLoad, type Load } from './measure/measure-load.ts';
import type { SiteStage } from './site-stage.ts';

/** Loads with an empty cache: the same article in three sites, alternating, and our home page. */
export async function loadPart({ browser, subjects: { Onepoint, Docusaurus, Starlight } }: SiteStage): Promise<readonly Figure[]> {
  const urls = [
    Onepoint.origin + Onepoint.path,
    Docusaurus.origin + Docusaurus.path,
    Starlight.origin + Starlight.path,
    `${Onepoint.origin}/`,
  ];
  // Warm-up: the server compresses each file once.
  for (const url of urls) await measureLoad(browser, url);
  const runs: Load[][] = urls.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, url] of urls.entries()) runs[index]?.push(await measureLoad(browser, url));
  }
  const [ours, docusaurus, starlight, home] = runs.map(mediansOf) as [Load, Load, Load, Load];
  const note = `${ours.cpuMs.toFixed(0)} ms to ${starlight.cpuMs.toFixed(0)} ms; Docusaurus ${docusaurus.cpuMs.toFixed(0)} ms; home ${home.cpuMs.toFixed(0)} ms`;
  const peers = [docusaurus, starlight].map(
    ({ requests, transferredBytes }) => `${String(requests)} files of ${(transferredBytes / 1000).toFixed(0)} kB`,
  );
  return [
    { name: 'Main thread beside Starlight', value: ours.cpuMs / starlight.cpuMs, limit: 1.5, unit: '', note },
    { name: 'Main thread beside Docusaurus', value: ours.cpuMs / docusaurus.cpuMs, limit: 0.6, unit: '' },
    ...bytesFigures('Docs page', ours, 140),
    ...bytesFigures('Home', home, 160),
    {
      name: 'Transferred beside Starlight',
      value: ours.transferredBytes / starlight.transferredBytes,
      limit: Infinity,
      unit: '',
      note: `Docusaurus ${peers[0] ?? ''}, Starlight ${peers[1] ?? ''}`,
    },
  ];
}

/** Lighthouse's phone on slow 4G: the same article in three sites and our home page, alternating. */
export async function paintPart({ subjects: { Onepoint, Docusaurus, Starlight } }: SiteStage): Promise<readonly Figure[]> {
  const urls = [...[Onepoint, Docusaurus, Starlight].map(({ origin, path }) => origin + path), `${Onepoint.origin}/`];
  const runs: SimulatedVisit[][] = urls.map(() => []);
  for (let round = 0; round < paintRounds; round += 1) {
    for (const [index, url] of urls.entries()) runs[index]?.push(await measureLighthouse(url));
  }
  const [ours, docusaurus, starlight, home] = runs.map(mediansOf) as [SimulatedVisit, SimulatedVisit, SimulatedVisit, SimulatedVisit];
  const blocked = `Docusaurus ${docusaurus.blockedMs.toFixed(0)} ms, Starlight ${starlight.blockedMs.toFixed(0)} ms`;
  return [
    ...paintFigures('Docs page', ours, starlight, `; Docusaurus ${docusaurus.largestPaintMs.toFixed(0)} ms`),
    ...paintFigures('Home', home, starlight),
    { name: 'Docs page: time blocked (Lighthouse)', value: ours.blockedMs, limit: 50, unit: 'ms', note: blocked },
    { name: 'Home page: time blocked (Lighthouse)', value: home.blockedMs, limit: 50, unit: 'ms' },
  ];
}

const rounds = 7;

const bytesFigures = (page: string, load: Load, jsLimit: number): Figure[] => [
  {
    name: `${page}: requests`,
    value: load.requests,
    limit: Infinity,
    unit: 'files',
    note: `${String(load.requestsAfterInteraction)} after an interaction`,
  },
  {
    name: `${page}: transferred`,
    value: load.transferredBytes / 1000,
    limit: Infinity,
    unit: 'kB',
    note: `${(load.transferredBytesAfterInteraction / 1000).toFixed(0)} kB after an interaction`,
  },
  { name: `${page}: JavaScript`, value: load.scriptBytes / 1000, limit: jsLimit, unit: 'kB' },
  { name: `${page}: render-blocking scripts`, value: load.blockingScripts, limit: 0, unit: 'files' },
  { name: `${page}: styles`, value: load.styleBytes / 1000, limit: 13, unit: 'kB' },
  { name: `${page}: layout shift`, value: load.layoutShift, limit: 0, unit: '' },
];

const paintRounds = 5;

const paintFigures = (page: string, ours: SimulatedVisit, starlight: SimulatedVisit, others = ''): Figure[] => [
  {
    name: `${page}: largest paint beside Starlight`,
    value: ours.largestPaintMs / starlight.largestPaintMs,
    limit: 0.9,
    unit: '',
    note: `${ours.largestPaintMs.toFixed(0)} ms to ${starlight.largestPaintMs.toFixed(0)} ms${others}`,
  },
  { name: `${page}: layout shift (Lighthouse)`, value: ours.layoutShift, limit: 0, unit: '' },
];

export function mediansOf<Figures extends { readonly [Name in keyof Figures]: number }>(runs: readonly Figures[]): Figures {
  const [first] = runs;
  if (first === undefined) throw new Error('There is nothing to take the middle of');
  const entries = Object.keys(first).map((name) => [name, median(runs.map((run) => run[name as keyof Figures]))]);
  return Object.fromEntries(entries) as Figures;
}

/** Lighthouse's simulated phone: slow 4G and 4 × CPU slowdown. */
interface SimulatedVisit {
  readonly largestPaintMs: number;
  readonly blockedMs: number;
  readonly layoutShift: number;
}

async function measureLighthouse(url: string): Promise<SimulatedVisit> {
  const { audits } = await runLighthouse({ url, categories: ['performance'] });
  const valueOf = (id: string): number => {
    const value = audits[id]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse did not measure ${id} of ${url}`);
    return value;
  };
  return {
    largestPaintMs: valueOf('largest-contentful-paint'),
    blockedMs: valueOf('total-blocking-time'),
    layoutShift: valueOf('cumulative-layout-shift'),
  };
}

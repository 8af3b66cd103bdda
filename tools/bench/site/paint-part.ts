import type { Figure } from '../dashboard/report-figures.ts';
import { measureLighthouse, type SimulatedVisit } from './measure/measure-lighthouse.ts';
import { mediansOf } from './medians.ts';
import type { SiteStage } from './site-stage.ts';

const rounds = 5;

const paintFigures = (page: string, ours: SimulatedVisit, starlight: SimulatedVisit, others = ''): Figure[] => [
  {
    name: `${page}: largest paint beside Starlight`,
    value: ours.largestPaintMs / starlight.largestPaintMs,
    limit: 0.85,
    unit: '',
    note: `${ours.largestPaintMs.toFixed(0)} ms to ${starlight.largestPaintMs.toFixed(0)} ms${others}`,
  },
  { name: `${page}: layout shift (Lighthouse)`, value: ours.layoutShift, limit: 0, unit: '' },
];

/** Lighthouse's phone on slow 4G, on the same article of three sites and on our home page in turn. */
export async function paintPart({ subjects: { Onepoint, Docusaurus, Starlight } }: SiteStage): Promise<readonly Figure[]> {
  const urls = [...[Onepoint, Docusaurus, Starlight].map(({ origin, path }) => origin + path), `${Onepoint.origin}/`];
  const runs: SimulatedVisit[][] = urls.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, url] of urls.entries()) runs[index]?.push(await measureLighthouse(url));
  }
  const [ours, docusaurus, starlight, home] = runs.map(mediansOf) as [SimulatedVisit, SimulatedVisit, SimulatedVisit, SimulatedVisit];
  const blocked = `Docusaurus ${docusaurus.blockedMs.toFixed(0)} ms, Starlight ${starlight.blockedMs.toFixed(0)} ms`;
  return [
    ...paintFigures('Docs page', ours, starlight, `; Docusaurus ${docusaurus.largestPaintMs.toFixed(0)} ms`),
    ...paintFigures('Home page', home, starlight),
    { name: 'Docs page: time blocked (Lighthouse)', value: ours.blockedMs, limit: 0, unit: 'ms', note: blocked },
    { name: 'Home page: time blocked (Lighthouse)', value: home.blockedMs, limit: 0, unit: 'ms' },
  ];
}

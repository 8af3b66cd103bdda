import type { Figure } from '../dashboard/report-figures.ts';
import { measureLighthouse, type SimulatedVisit } from './measure/measure-lighthouse.ts';
import { mediansOf } from './medians.ts';
import type { SiteStage } from './site-stage.ts';

const rounds = 3;

/** Lighthouse's phone on slow 4G, on the same article of three sites in turn. */
export async function paintPart({ subjects: { Onepoint, Docusaurus, Starlight } }: SiteStage): Promise<readonly Figure[]> {
  const measured = [Onepoint, Docusaurus, Starlight];
  const runs: SimulatedVisit[][] = measured.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { origin, path }] of measured.entries()) runs[index]?.push(await measureLighthouse(origin + path));
  }
  const [ours, docusaurus, starlight] = runs.map(mediansOf) as [SimulatedVisit, SimulatedVisit, SimulatedVisit];
  const paints = `${ours.largestPaintMs.toFixed(0)} ms to ${starlight.largestPaintMs.toFixed(0)} ms; Docusaurus ${docusaurus.largestPaintMs.toFixed(0)} ms`;
  const blocked = `Docusaurus ${docusaurus.blockedMs.toFixed(0)} ms, Starlight ${starlight.blockedMs.toFixed(0)} ms`;
  return [
    { name: 'Largest paint beside Starlight', value: ours.largestPaintMs / starlight.largestPaintMs, limit: 0.85, unit: '', note: paints },
    { name: 'Time blocked (Lighthouse)', value: ours.blockedMs, limit: 0, unit: 'ms', note: blocked },
    { name: 'Layout shift (Lighthouse)', value: ours.layoutShift, limit: 0, unit: '' },
  ];
}

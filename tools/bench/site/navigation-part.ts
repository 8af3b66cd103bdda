import { median } from '../gateway/quantile.ts';
import type { Figure } from '../dashboard/report-figures.ts';
import { measureNavigation, type Gesture } from './measure/measure-navigation.ts';
import type { SiteStage } from './site-stage.ts';

const rounds = 5;
/** Half of what the fastest of five generators took on a machine of two cores (Fumadocs 16, 200 ms). */
const fastestPeerHalfMs = 100;

const words: Readonly<Record<Gesture, string>> = { touch: 'Navigation by touch', pointer: 'Navigation by pointer' };

async function figuresOf({ browser, subjects }: SiteStage, gesture: Gesture): Promise<readonly Figure[]> {
  const measured = [subjects.Onepoint, subjects.Docusaurus, subjects.Starlight];
  const runs: number[][] = measured.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, subject] of measured.entries()) runs[index]?.push(await measureNavigation(browser, subject, gesture));
  }
  const [ours = 0, docusaurus = 0, starlight = 0] = runs.map(median);
  const note = `${ours.toFixed(0)} ms to ${docusaurus.toFixed(0)} ms (Docusaurus) and ${starlight.toFixed(0)} ms (Starlight)`;
  const fastest = 'half of the fastest generator’s time on a machine of this kind';
  return [
    { name: `${words[gesture]} beside the better peer`, value: ours / Math.min(docusaurus, starlight), limit: 0.5, unit: '', note },
    { name: words[gesture], value: ours, limit: fastestPeerHalfMs, unit: 'ms', note: fastest },
  ];
}

/** From letting go of the link to the next page until that is painted; processor slowed 4 ×, slow 4G. The same gestures for all. */
export async function navigationPart(stage: SiteStage): Promise<readonly Figure[]> {
  return [...(await figuresOf(stage, 'touch')), ...(await figuresOf(stage, 'pointer'))];
}

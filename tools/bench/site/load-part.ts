import type { Figure } from '../dashboard/report-figures.ts';
import { measureLoad, type Load } from './measure/measure-load.ts';
import { mediansOf } from './medians.ts';
import type { SiteStage } from './site-stage.ts';

const rounds = 7;

const bytesFigures = (page: string, load: Load, jsLimit: number): Figure[] => [
  { name: `${page}: requests`, value: load.requests, limit: 8, unit: 'files', note: `${String(load.awakeRequests)} once somebody reads` },
  {
    name: `${page}: transferred`,
    value: load.transferredBytes / 1000,
    limit: 110,
    unit: 'kB',
    note: `${(load.awakeTransferredBytes / 1000).toFixed(0)} kB once somebody reads`,
  },
  { name: `${page}: JavaScript`, value: load.scriptBytes / 1000, limit: jsLimit, unit: 'kB' },
  { name: `${page}: scripts before the first paint`, value: load.scriptsBeforePaint, limit: 0, unit: 'files' },
  { name: `${page}: styles`, value: load.styleBytes / 1000, limit: 12, unit: 'kB' },
  { name: `${page}: layout shift`, value: load.layoutShift, limit: 0, unit: '' },
];

/** Loads with an empty cache: of the same article in three sites, in turn, and of our home page. */
export async function loadPart({ browser, subjects: { Onepoint, Docusaurus, Starlight } }: SiteStage): Promise<readonly Figure[]> {
  const urls = [
    Onepoint.origin + Onepoint.path,
    Docusaurus.origin + Docusaurus.path,
    Starlight.origin + Starlight.path,
    `${Onepoint.origin}/`,
  ];
  // Compressing comes before measuring.
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
    { name: 'Main thread beside Starlight', value: ours.cpuMs / starlight.cpuMs, limit: 0.75, unit: '', note },
    ...bytesFigures('Docs page', ours, 120),
    ...bytesFigures('Home page', home, 130),
    {
      name: 'Transferred beside Starlight',
      value: ours.transferredBytes / starlight.transferredBytes,
      limit: Infinity,
      unit: '',
      note: `Docusaurus ${peers[0] ?? ''}, Starlight ${peers[1] ?? ''}`,
    },
  ];
}

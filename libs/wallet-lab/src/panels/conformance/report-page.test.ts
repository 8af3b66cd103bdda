import { conformanceChecks, conformanceEips, runConformance } from '@onepoint/wallet/conformance';
import { createFakeWallet } from '@onepoint/fake-wallets';
import { expect, it } from 'vitest';
import { formatReportPage, type ReportTexts } from './report-page.ts';

const texts: ReportTexts = {
  title: 'Report',
  verdicts: { pass: 'Pass', fail: 'Fail', skip: 'Skip', 'needs-person': 'Person' },
  levels: { must: 'Must', should: 'Should' },
  grades: { conformant: 'Good', mostly: 'Mostly', failing: 'Bad', unknown: 'Unknown' },
  eips: Object.fromEntries(conformanceEips.map((eip) => [eip, `EIP-${eip}`])) as ReportTexts['eips'],
  checks: Object.fromEntries(conformanceChecks.map(({ id }) => [id, `Sentence of ${id}`])) as ReportTexts['checks'],
};

const report = async (name: string) => runConformance(createFakeWallet().provider, { wallet: { name, rdns: name } });

it('contains every check and loads no resources', async () => {
  const page = formatReportPage(await report('Good'), 'en', texts);
  for (const { id } of conformanceChecks) expect(page).toContain(`Sentence of ${id}`);
  expect(page).not.toMatch(/<script|src=|href=|url\(/);
});

it('escapes text from the wallet', async () => {
  const page = formatReportPage(await report('<img src=x onerror=alert(1)>'), 'en', texts);
  expect(page).not.toContain('<img');
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

import {
  summarizeConformance,
  type ConformanceCheckId,
  type ConformanceEip,
  type ConformanceGrade,
  type ConformanceLevel,
  type ConformanceReport,
  type ConformanceVerdict,
} from '@onepoint/wallet/conformance';
import { formatJson } from '../../shared/format.ts';

export interface ReportTexts {
  readonly title: string;
  readonly verdicts: Readonly<Record<ConformanceVerdict, string>>;
  readonly levels: Readonly<Record<ConformanceLevel, string>>;
  readonly grades: Readonly<Record<ConformanceGrade, string>>;
  readonly eips: Readonly<Record<ConformanceEip, string>>;
  readonly checks: Readonly<Record<ConformanceCheckId, string>>;
}

const style = `
:root{color-scheme:light dark;font:14px/1.45 system-ui,sans-serif}
body{max-width:54rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.5rem;margin:0}h2{font-size:1rem;margin:2rem 0 .5rem;border-bottom:1px solid #8886;padding-bottom:.25rem}
table{width:100%;border-collapse:collapse}td{padding:.35rem .5rem .35rem 0;vertical-align:top;border-bottom:1px solid #8883}
td:first-child{width:7.5rem;font-weight:600}td:last-child{width:7rem;text-align:end;opacity:.7}
.pass{color:#1a7f4b}.fail{color:#c0322b}.skip,.needs-person{opacity:.7}
pre{margin:.35rem 0 0;font:12px/1.4 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
@media (prefers-color-scheme:dark){.pass{color:#5fd39a}.fail{color:#ff8a82}}
@media print{body{margin:0;max-width:none}tr{break-inside:avoid}}
`;

/**
 * Formats a report as a self-contained HTML page. Everything from the wallet is escaped, and the page's content security policy allows
 * only its own style.
 */
export function formatReportPage(report: ConformanceReport, language: string, texts: ReportTexts): string {
  const { byEip } = summarizeConformance(report.checks);
  const parts = byEip.map(({ eip, grade }) => {
    const rows = report.checks
      .filter((check) => check.eip === eip)
      .map(
        ({ id, verdict, level, evidence }) =>
          `<tr><td class="${verdict}">${escapeHtml(texts.verdicts[verdict])}</td><td>${escapeHtml(texts.checks[id])}` +
          `${evidence === undefined || evidence === null ? '' : `<pre>${escapeHtml(formatJson(evidence))}</pre>`}</td>` +
          `<td>${escapeHtml(texts.levels[level])}</td></tr>`,
      );
    return `<h2>${escapeHtml(texts.eips[eip])} · ${escapeHtml(texts.grades[grade])}</h2><table>${rows.join('\n')}</table>`;
  });
  const facts = [report.wallet.rdns, report.wallet.uuid, report.startedAt].filter((fact) => fact !== null);
  return [
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">`,
    `<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(texts.title)}</title><style>${style}</style></head>`,
    `<body><h1>${escapeHtml(texts.title)}</h1><p>${facts.map(escapeHtml).join(' · ')}</p>`,
    ...parts,
    '</body></html>\n',
  ].join('\n');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}

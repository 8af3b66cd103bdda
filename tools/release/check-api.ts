// npm run check:api [-- --accept]: compares the API with that of the last release and fails if a change can break a client. `--accept` makes the
// current API the baseline, for an intended break (see CONTRIBUTING.md).
import { describeApi, readApiRecord, writeApiRecord } from './api/api-record.ts';
import { compareApis } from './api/compare-apis.ts';

const [before, after] = [await readApiRecord(), describeApi()];
const changes = compareApis(before, after);
const lines = changes.map(({ operation, change }) => `${operation}: ${change}`);

if (process.argv.includes('--accept')) {
  await writeApiRecord(after);
  console.log([...lines.map((line) => `accepted: ${line}`), 'The record has the current API. Commit it with the change.'].join('\n'));
} else if (changes.length > 0) {
  console.error(lines.map((line) => `✘ ${line}`).join('\n'));
  console.error('These changes can break clients of the last release. CONTRIBUTING.md, "Break the API on purpose", says what to do.');
  process.exitCode = 1;
} else
  console.log(`api: all ${String(Object.values(before.paths).flatMap(Object.keys).length)} operations of the last release work as before`);

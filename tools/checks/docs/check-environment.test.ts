import { expect, it } from 'vitest';
import { variablesDocumentedIn, variablesReadBy } from './check-environment.ts';

it('finds variables in schemas, lists and direct reads', () => {
  const source = "z.object({\n  PORT: z.string(),\n})\nconst names = [\n  'ONEPOINT_X',\n];\nprocess.env['CHROMIUM_PATH']";
  expect(variablesReadBy(source)).toEqual(['PORT', 'ONEPOINT_X', 'CHROMIUM_PATH']);
});

it('ignores constants and error codes', () => {
  expect(variablesReadBy("const MAX = 3;\nthrow new E('CONFIGURATION_INVALID', 'x');\n  env.PORT,")).toEqual([]);
});

it('reads only the first cell of table rows', () => {
  const table = '| variable | default |\n|---|---|\n| `PORT`, `HOST` | `OTHER` |\ntext `MORE`';
  expect(variablesDocumentedIn(table)).toEqual(['PORT', 'HOST']);
});

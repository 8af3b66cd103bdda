import provider from '@onepoint/locales/en/provider.json' with { type: 'json' };
import { writeFileSync } from 'node:fs';
import { renderErrorsPage } from '../src/errors/render-errors-page.ts';

const path = new URL('../docs/errors.md', import.meta.url);
writeFileSync(path, renderErrorsPage(provider));
console.log(`wrote ${path.pathname}`);

import { writeFileSync } from 'node:fs';
import { renderTokensCss } from '../src/tokens/tokens-css.ts';

const path = new URL('../src/styles/tokens.css', import.meta.url);
writeFileSync(path, renderTokensCss());
console.log(`wrote ${path.pathname}`);

// npm run tokens: writes the tokens as custom properties and, for design tools, in the format of the Design Tokens Community Group.
import { mkdirSync, writeFileSync } from 'node:fs';
import { renderTokensCss } from '../src/tokens/tokens-css.ts';
import { renderTokensDtcg } from '../src/tokens/tokens-dtcg.ts';

const css = new URL('../src/styles/tokens.css', import.meta.url);
const folder = new URL('../src/tokens/export/', import.meta.url);
writeFileSync(css, renderTokensCss());
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(renderTokensDtcg())) writeFileSync(new URL(name, folder), text);
console.log(`wrote ${css.pathname} and ${folder.pathname}`);

// Prints the scheduled articles whose time has come, as an input of the site's build: Nx would restore an earlier build otherwise.
import { join } from 'node:path';
import { listDueArticles } from './scheduled-articles.ts';

console.log(listDueArticles(join(import.meta.dirname, '../../apps/site/content')).join('\n'));

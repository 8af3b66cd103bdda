// Verifies that every component exported by a UI library and every modal has a story, and every component of the kit a guide.
// Prints one line per problem and exits with 1.
import { join } from 'node:path';
import { checkStories } from './stories/check-stories.ts';

const { components, modals, stories, guides, problems } = checkStories(join(import.meta.dirname, '../..'));
if (problems.length > 0) {
  console.error(problems.map((problem) => `✘ ${problem}`).join('\n'));
  process.exitCode = 1;
} else {
  console.log(
    `stories: ${String(components)} components and ${String(modals)} modals are shown in ${String(stories)} files, and ${String(guides)} guides are complete`,
  );
}

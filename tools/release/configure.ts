// npm run release:configure -- <folder of a release>: applies its config.json to the file that the app reads and to the configuration of its hosts.
import { ReleaseError } from './collect-files.ts';
import { configFile, configureRelease } from './configure-release.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error(`Usage: npm run release:configure -- <folder of a release, with ${configFile}>`);
  process.exit(1);
}
try {
  const app = await configureRelease(folder);
  console.log(`${app}: ${folder} has the variables of its ${configFile}. Copy it to the host, and reload the host.`);
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

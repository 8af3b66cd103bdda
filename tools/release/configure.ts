// npm run release:configure -- <folder of a release> [--env]: applies its config.json to the file that the app reads, to pages, and to the configuration
// of its hosts. With --env, the variables of the environment replace those in config.json.
import { ReleaseError } from './collect-files.ts';
import { configFile, configureRelease, originOf, readEnvironment, writeConfigFile } from './configure-release.ts';

const words = process.argv.slice(2);
const folder = words.find((word) => !word.startsWith('--'));
if (folder === undefined) {
  console.error(`Usage: npm run release:configure -- <folder of a release, with ${configFile}> [--env]`);
  process.exit(1);
}
try {
  if (words.includes('--env')) {
    const variables = readEnvironment();
    if (originOf(variables) === undefined) throw new ReleaseError('Set PUBLIC_ORIGIN to the origin that browsers see');
    await writeConfigFile(folder, variables);
  }
  const app = await configureRelease(folder);
  console.log(`${app}: ${folder} has the variables of its ${configFile}. Copy it to the host, and reload the host.`);
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

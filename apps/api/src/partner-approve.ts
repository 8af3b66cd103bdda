import { createDatabase, decidePartnerApplication } from '@onepoint/database';
import { z } from 'zod';
import { parsePartnerArguments } from './operator-arguments.ts';

const { DATABASE_URL: databaseUrl } = z.object({ DATABASE_URL: z.string() }).parse(process.env);
const parameters = parsePartnerArguments(process.argv.slice(2));

if (parameters === null) {
  process.stderr.write('Usage: npm run partner:approve -- <project id> [--decline]\n');
  process.exitCode = 1;
} else {
  const { projectId, status } = parameters;
  const database = createDatabase(databaseUrl, { applicationName: 'onepoint-partner-approve' });
  try {
    const isDecided = await decidePartnerApplication(database.orm, projectId, status, new Date());
    process.stdout.write(isDecided ? `The application of ${projectId} is ${status}.\n` : `No application of ${projectId} waits.\n`);
    process.exitCode = isDecided ? 0 : 1;
  } finally {
    await database.close();
  }
}

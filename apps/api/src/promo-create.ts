import { createDatabase, insertPromoCode } from '@onepoint/database';
import { z } from 'zod';
import { parsePromoCodeArguments, PromoCodeArgumentsError } from './operator-arguments.ts';

const { DATABASE_URL: databaseUrl } = z.object({ DATABASE_URL: z.string() }).parse(process.env);

try {
  const parameters = parsePromoCodeArguments(process.argv.slice(2), new Date());
  const database = createDatabase(databaseUrl, { applicationName: 'onepoint-promo-create' });
  try {
    const isMade = await insertPromoCode(database.orm, parameters);
    const { code, amountCents, activationsMax, endsAt } = parameters;
    const limits = [
      activationsMax === undefined ? 'once for each person' : `once for each of ${activationsMax} persons`,
      endsAt === undefined ? 'without an end' : `until ${endsAt.toISOString()}`,
    ];
    const made = `${code} credits ${(amountCents / 100).toFixed(2)} USD ${limits.join(', ')}.\n`;
    process.stdout.write(isMade ? made : `${code} exists already and stays as it is.\n`);
    process.exitCode = isMade ? 0 : 1;
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof PromoCodeArgumentsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

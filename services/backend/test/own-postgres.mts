/**
 * A Postgres for one suite alone, in a folder that is given, with settings that are given as JSON. Prints its addresses as one line of
 * JSON, runs until it is told to end, and stops then.
 */
import { startPostgres } from '../../../infra/local/postgres/start-postgres.ts';

const [dataDir = '', settings = '{}'] = process.argv.slice(2);
const postgres = await startPostgres({ dataDir, settings: JSON.parse(settings) as Record<string, string> });
const { url } = postgres;
console.log(JSON.stringify({ ownerUrl: url, url: postgres.asRuntimeRole(url) }));
process.once('SIGTERM', () => void postgres.stop().then(() => process.exit()));

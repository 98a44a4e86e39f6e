import { Client } from 'pg';

const ask = `
  WITH stored AS MATERIALIZED (SELECT search_vector($1) AS words)
  SELECT word FROM stored, unnest($2::text[]) AS word WHERE (words @@ search_query(word)) IS NOT TRUE`;

/** How many of the words of each text HR's search does not find in it. @param databaseUrl of a database with the migrations */
export async function countUnsearched(
  databaseUrl: string,
  texts: readonly { text: string; words: readonly string[] }[],
): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    let count = 0;
    for (const { text, words } of texts) count += (await client.query(ask, [text, words])).rows.length;
    return count;
  } finally {
    await client.end();
  }
}

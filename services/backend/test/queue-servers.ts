/** Both backends of the queue, as far as this machine has them. The Postgres one lives in the test's own database. */
export const queueServers: [name: string, url: string | null][] = [
  ['Postgres', null],
  ['Redis', process.env['TEST_REDIS_URL'] || 'missing'],
];

import { readFileSync } from 'node:fs';
import { serve } from '../../../infra/backup/containers/service.ts';

// The service `backup` as its image runs it, but for the clock of its schedule, which a test sets: a file holds by how many milliseconds it is ahead.
const ahead = () => Number(readFileSync('/clock/ahead', 'utf8'));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0));
await serve(process.env.COMPANY_TIME_ZONE || 'UTC', () => new Date(Date.now() + ahead()));

import { writeFileSync } from 'node:fs';
import { makeDashboard } from './dashboard.ts';

const file = new URL('../helm/frontdoor/files/dashboard.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(makeDashboard(), null, 2)}\n`);

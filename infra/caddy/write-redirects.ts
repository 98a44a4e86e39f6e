import { readFileSync, writeFileSync } from 'node:fs';
import { formatRedirects, type Redirect } from './format-redirects.ts';

// node infra/caddy/write-redirects.ts <redirects.json of the site's build> <snippet for the Caddyfile>
const [from, to] = process.argv.slice(2);
if (!from || !to) throw new Error('Name the list and the file to write.');
writeFileSync(to, formatRedirects(JSON.parse(readFileSync(from, 'utf8')) as Redirect[]));

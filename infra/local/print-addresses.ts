import { relative } from 'node:path';
import type { Stack } from './stack.ts';

export function printAddresses({ addresses, accounts }: Stack, dataDir: string, root: string): void {
  const { site, admin, inbox, api } = addresses;
  const rows: [name: string, url: string][] = [
    ['Site', site],
    ['Careers', `${site}/career`],
    ['Application form', `${site}/application`],
    ['Log in, HR', `${site}/login2`],
    ['Log in, general', `${site}/login`],
    ['Admin', `${admin}/`],
    ['Inbox of HR', inbox],
    ['API and its docs', `${api}/api/docs`],
  ];
  const lines = ['', 'Frontdoor is ready.', '', ...rows.map(([name, url]) => `  ${name.padEnd(18)}${url}`), ''];
  if (accounts.length > 0) {
    lines.push('Logins, shown this once:', '');
    for (const { role, name, email, password } of accounts) {
      lines.push(
        `  ${(role === 'hr' ? 'HR' : 'General').padEnd(18)}name ${name}, e-mail ${email}, password ${password}`,
      );
    }
  } else {
    lines.push('The logins were shown at the first start. A new password:');
    lines.push('  make staff ROLE=hr NAME="Hema Rao" EMAIL=hr@plumbline.example');
  }
  lines.push('', `Data and logs are in ${relative(root, dataDir) || '.'}. Ctrl-C or "make stop" stops everything.`, '');
  process.stdout.write(`${lines.join('\n')}\n`);
}

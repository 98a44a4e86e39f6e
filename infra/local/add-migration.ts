import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';

// NAME=add-notes node infra/local/add-migration.ts: writes an empty migration and adds it to the list.
const name = process.env.NAME ?? '';
if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name)) {
  process.stderr.write('Name it in kebab-case: make migration NAME=add-notes\n');
  process.exit(1);
}
const stamp = Date.now();
const className = name.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase()) + String(stamp);
const folder = join(root, 'services/backend/src/migrations');
const list = join(folder, 'index.ts');

writeFileSync(
  join(folder, `${stamp}-${name}.ts`),
  `import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ${className} implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(\`\`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(\`\`);
  }
}
`,
  { flag: 'wx' },
);
const before = readFileSync(list, 'utf8');
const imported = before.replace(/\n\n/, `\nimport { ${className} } from './${stamp}-${name}';\n\n`);
writeFileSync(list, imported.replace(/,?\s*\];/, `,\n  ${className},\n];`));
process.stdout.write(`services/backend/src/migrations/${stamp}-${name}.ts\n`);

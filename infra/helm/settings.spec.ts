import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';

// The chart and docker-compose.yml run the same processes, so both must accept the same settings.
const root = new URL('../../', import.meta.url).pathname;
const read = (path: string) => readFileSync(root + path, 'utf8');

interface Schema {
  properties: Record<'settings' | 'secretKeys', { propertyNames: { enum: string[] } }>;
}
const { properties } = JSON.parse(read('infra/helm/frontdoor/values.schema.json')) as Schema;
const settings = properties.settings.propertyNames.enum;
const secrets = properties.secretKeys.propertyNames.enum;
const templates = globSync('infra/helm/frontdoor/templates/**/*', { cwd: root, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8'))
  .join();

interface Compose {
  services: Record<string, { environment: Record<string, string> }>;
}
const { services } = parse(read('docker-compose.yml'), { merge: true }) as Compose;

for (const service of ['api', 'worker', 'migrate', 'reader', 'web'])
  test(`everything that the container ${service} can be told, its pod can be told`, () => {
    const told = Object.keys(services[service]!.environment);
    const known = (name: string) => settings.includes(name) || secrets.includes(name.replace(/_FILE$/, ''));
    assert.deepEqual(
      told.filter((name) => !known(name) && !templates.includes(name)),
      [],
    );
  });

test('the schema names settings that .env.example explains', () => {
  const explained = new Set([...read('.env.example').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name));
  assert.deepEqual(
    [...settings, ...secrets].filter((name) => !explained.has(name)),
    [],
  );
});

/** The names in the first column of the README's tables. `<part>.x` stands for one of each part, `.x` for one beside the name before it. */
function namesInReadme(): string[] {
  const readme = read('infra/helm/frontdoor/README.md');
  const [, listed = ''] = /parts are ([^|;]+)/.exec(readme) ?? [];
  const parts = [...listed.matchAll(/`(\w+)`/g)].map(([, part = '']) => part);
  return [...readme.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) => {
    let before = '';
    return [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) => {
      if (!name.startsWith('.')) before = name.replace(/\.[^.]+$/, '');
      const whole = name.startsWith('.') ? before + name : name;
      return whole.startsWith('<part>') ? parts.map((part) => whole.replace('<part>', part)) : [whole];
    });
  });
}

test('the README of the chart names every value, and none that there is not', () => {
  const values = parse(read('infra/helm/frontdoor/values.yaml')) as Record<string, unknown>;
  const named = namesInReadme();
  const groups = new Set(named.map((name) => name.split('.')[0]));
  assert.ok(Object.keys(values).length > 20);
  assert.deepEqual(
    Object.keys(values).filter((name) => !groups.has(name)),
    [],
  );
  const isThere = (name: string) => {
    if (settings.includes(name.replace(/^settings\./, ''))) return true;
    const path = name.replace('<image>', 'backend').split('.');
    return (
      path.reduce<unknown>((place, key) => (place as Record<string, unknown> | undefined)?.[key], values) !== undefined
    );
  };
  assert.deepEqual(
    named.filter((name) => !isThere(name)),
    [],
  );
});

test('values-production.yaml holds differences only', () => {
  const flat = (values: object, path = ''): [path: string, value: unknown][] =>
    Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? flat(value, `${path}${name}.`)
        : [[path + name, value] as [string, unknown]],
    );
  const usual = new Map(flat(parse(read('infra/helm/frontdoor/values.yaml')) as object));
  const production = flat(parse(read('infra/helm/frontdoor/values-production.yaml')) as object);
  assert.ok(production.length > 5);
  for (const [path, value] of production) assert.notDeepEqual(value, usual.get(path), path);
});

test('the reader of documents runs as in docker-compose.yml: the same program, and no secret', () => {
  const template = read('infra/helm/frontdoor/templates/_reader.tpl');
  assert.ok(template.includes('[node, --max-semi-space-size=1, dist/entrypoints/reader.js]'));
  assert.ok(read('docker-compose.yml').includes('[node, --max-semi-space-size=1, dist/entrypoints/reader.js]'));
  assert.ok(!template.includes('secrets'));
});

test('the reader of values-production.yaml has namespaces of its own, and the notes warn while the weakest way is chosen', () => {
  const readerOf = (file: string) =>
    (parse(read(`infra/helm/frontdoor/${file}`)) as { reader: Record<'isolation' | 'seccompProfile', string> }).reader;
  const { isolation, seccompProfile } = readerOf('values-production.yaml');
  assert.equal(isolation, 'own-namespaces');
  // Where the guide says to put the file.
  assert.ok(read('docs/kubernetes.md').includes(`/var/lib/kubelet/seccomp/${seccompProfile}`));
  const weakest = /# +([\w-]+) +needs only PodSecurity `restricted`, and is the weakest/.exec(
    read('infra/helm/frontdoor/values.yaml'),
  )?.[1];
  assert.equal(readerOf('values.yaml').isolation, weakest);
  const notes = read('infra/helm/frontdoor/templates/NOTES.txt');
  const warned = notes.slice(notes.indexOf(`{{- if eq .Values.reader.isolation "${weakest}" }}`));
  assert.match(
    warned,
    /^\{\{- if eq [^}]+\}\}\s+WARNING: reader\.isolation is "permission-model", the weakest[^{]+\{\{- end \}\}\s*$/,
  );
});

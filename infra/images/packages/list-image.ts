import { readFileSync } from 'node:fs';

// node list-image.ts NAME VERSION SYSTEM [NPM]: prints what is in an image (CycloneDX 1.5), in its build. SYSTEM is a file of
// describe-system.sh, run in the image, and NPM npm's list of the program's packages, where the image has any.

interface Component {
  type: string;
  'bom-ref'?: string;
  name: string;
  version?: string;
  purl?: string;
  cpe?: string;
  properties?: { name: string; value: string }[];
}
interface Bom {
  bomFormat: string;
  specVersion: string;
  version: number;
  metadata?: { component?: Component };
  components?: Component[];
  dependencies?: { ref: string; dependsOn?: string[] }[];
}

/** Vendor and product by which scanners look up the holes of what is no package. */
const KNOWN: Record<string, string> = {
  node: 'nodejs:node.js',
  caddy: 'caddyserver:caddy',
  postgres: 'postgresql:postgresql',
  pgbackrest: 'pgbackrest:pgbackrest',
  mc: 'minio:mc',
};

const escape = (text: string) => encodeURIComponent(text).replaceAll('%3A', ':');
const identified = (component: Component & { purl: string }): Component => ({
  'bom-ref': component.purl,
  ...component,
});

function readSystem(lines: string[]): Component[] {
  const words = lines.filter(Boolean).map((line) => line.split(' '));
  const [, id = 'unknown', release = 'unknown'] = words.find(([kind]) => kind === 'system') ?? [];
  return words.flatMap(([kind, name = '', version = '', machine = '', source = '']): Component[] => {
    switch (kind) {
      case 'system':
        return [{ type: 'operating-system', 'bom-ref': `system:${name}@${version}`, name, version }];
      case 'deb':
      case 'apk': {
        const from = source && source !== name ? `&upstream=${escape(source)}` : '';
        const place = `arch=${machine}&distro=${id}-${release}${from}`;
        return [
          identified({
            type: 'library',
            name,
            version,
            purl: `pkg:${kind}/${id}/${escape(name)}@${escape(version)}?${place}`,
          }),
        ];
      }
      case 'golang':
        return [identified({ type: 'library', name, version, purl: `pkg:golang/${name}@${escape(version)}` })];
      case 'program':
        return [
          identified({
            type: 'application',
            name,
            version,
            purl: `pkg:generic/${name}@${escape(version)}`,
            cpe: `cpe:2.3:a:${KNOWN[name] ?? `${name}:${name}`}:${version}:*:*:*:*:*:*:*`,
          }),
        ];
      default:
        throw new Error(`What is "${kind}"?`);
    }
  });
}

const [name = '', version = '', systemFile = '', npmFile] = process.argv.slice(2);
const system = readSystem(readFileSync(systemFile, 'utf8').split('\n'));
const npm = npmFile ? (JSON.parse(readFileSync(npmFile, 'utf8')) as Bom) : undefined;
const program = npm?.metadata?.component;
/** `npm sbom --omit=dev` would leave out also what one workspace needs and another one asks for in its development. */
const isDelivered = ({ properties = [] }: Component) =>
  !properties.some((one) => one.name === 'cdx:npm:package:development' && one.value === 'true');
const packages = [...(program ? [program] : []), ...(npm?.components ?? []).filter(isDelivered)];
const refs = new Set(packages.flatMap((one) => one['bom-ref'] ?? []));
/** npm names a package twice of which there are two copies, and Go a module that two others bring; readers of such lists refuse that. */
const once = (components: Component[]) => [...new Map(components.map((one) => [one['bom-ref'], one])).values()];
const bom: Bom = {
  bomFormat: 'CycloneDX',
  specVersion: npm?.specVersion ?? '1.5',
  version: 1,
  metadata: { component: { type: 'container', 'bom-ref': `image:${name}`, name: `frontdoor/${name}`, version } },
  components: once([...system, ...packages]),
  dependencies: [
    {
      ref: `image:${name}`,
      dependsOn: once([...system, ...(program ? [program] : [])]).flatMap((one) => one['bom-ref'] ?? []),
    },
    ...(npm?.dependencies ?? [])
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) })),
  ],
};
process.stdout.write(`${JSON.stringify(bom, null, 1)}\n`);

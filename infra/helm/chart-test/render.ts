import { fileURLToPath } from 'node:url';
import { parseAllDocuments } from 'yaml';
import { run } from '../cluster-test/run.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
export const chart = here('../frontdoor');
export const [leastValues, allValues] = ['least', 'all'].map((name) => `${chart}/ci/${name}-values.yaml`) as [
  string,
  string,
];

export interface Container {
  name: string;
  image: string;
  env?: { name: string; value?: string }[];
  volumeMounts?: { name: string; mountPath: string }[];
}

export interface PodSpec {
  automountServiceAccountToken: boolean;
  serviceAccountName?: string;
  imagePullSecrets?: { name: string }[];
  nodeSelector?: Record<string, string>;
  tolerations?: object[];
  affinity?: Record<string, unknown>;
  topologySpreadConstraints?: Record<string, unknown>[];
  initContainers?: Container[];
  containers: Container[];
  volumes?: { name: string; configMap?: object; secret?: object; persistentVolumeClaim?: object }[];
}

type Labels = Record<string, string>;
interface Template {
  metadata: { labels: Labels; annotations?: Labels };
  spec: PodSpec;
}

/** An object of the chart, with those fields that a test looks at. */
export interface Manifest {
  kind: string;
  metadata: { name: string; labels: Labels; annotations?: Labels };
  spec: Record<string, unknown> & {
    selector?: { matchLabels?: Labels } & Record<string, unknown>;
    template?: Template;
    jobTemplate?: { metadata: { labels: Labels }; spec: { template: Template } };
    podSelector?: object;
  };
  rules?: object[];
  subjects?: { name: string }[];
}

export const lint = (...files: string[]) =>
  run('helm', ['lint', '--strict', chart, ...files.flatMap((file) => ['--values', file])]);

interface Rendering {
  files?: string[];
  release?: string;
  namespace?: string;
}

/** Every object that Helm makes with these values, which are given on top of the least ones. @throws where a key stands twice in one */
export async function render(
  values: object = {},
  { files = [leastValues], release = 'frontdoor', namespace = 'default' }: Rendering = {},
) {
  const more = ['--namespace', namespace, '--kube-version', '1.34.0', '--values', '-'];
  const args = ['template', release, chart, ...files.flatMap((file) => ['--values', file]), ...more];
  const documents = parseAllDocuments(await run('helm', args, JSON.stringify(values)));
  const wrong = documents.flatMap(({ errors }) => errors);
  if (wrong[0]) throw wrong[0];
  return documents.flatMap((document) => (document.contents ? [document.toJS() as Manifest] : []));
}

/** The pods that objects make, by the part that they are of. */
export function podsOf(manifests: readonly Manifest[]): Map<string, Template> {
  const found = manifests.flatMap(({ kind, metadata, spec }): [string, Template][] => {
    const template =
      kind === 'Pod'
        ? { metadata, spec: spec as unknown as PodSpec }
        : (spec?.template ?? spec?.jobTemplate?.spec.template);
    return template?.spec.containers ? [[metadata.labels['app.kubernetes.io/component'] ?? '', template]] : [];
  });
  return new Map(found);
}

export function one(manifests: readonly Manifest[], kind: string, name: string): Manifest {
  const found = manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);
  if (!found) throw new Error(`There is no ${kind} ${name}: ${manifests.map((each) => each.metadata.name).join(', ')}`);
  return found;
}

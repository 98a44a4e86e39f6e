import { globSync } from 'node:fs';
import { join } from 'node:path';
import { kubectl, run } from '../run.ts';

/** The Go modules and files with the custom resource definitions that chart and examples use. */
const modules = [
  ['sigs.k8s.io/gateway-api@v1.4.0', 'config/crd/standard/gateway.networking.k8s.io_httproutes.yaml'],
  [
    'github.com/prometheus-operator/prometheus-operator@v0.85.0',
    'example/prometheus-operator-crd/monitoring.coreos.com_{servicemonitors,prometheusrules}.yaml',
  ],
  ['github.com/kedacore/keda/v2@v2.21.0', 'config/crd/bases/keda.sh_{scaledobjects,triggerauthentications}.yaml'],
  [
    'github.com/cloudnative-pg/cloudnative-pg@v1.28.0',
    'config/crd/bases/postgresql.cnpg.io_{clusters,scheduledbackups,databases}.yaml',
  ],
  ['github.com/cloudnative-pg/plugin-barman-cloud@v0.15.0', 'config/crd/bases/barmancloud.cnpg.io_objectstores.yaml'],
  [
    'github.com/external-secrets/external-secrets@v0.16.2',
    'config/crds/bases/external-secrets.io_externalsecrets.yaml',
  ],
] as const;

/** Adds these definitions to the cluster, so that it validates objects of these kinds; no controller acts on them. */
export async function addDefinitions(): Promise<() => Promise<void>> {
  const files: string[] = [];
  for (const [module, pattern] of modules) {
    const { Dir } = JSON.parse(await run('go', ['mod', 'download', '-json', module])) as { Dir: string };
    const matches = globSync(pattern, { cwd: Dir }).map((file) => join(Dir, file));
    if (matches.length === 0) throw new Error(`${module} has no ${pattern}`);
    files.push(...matches);
  }
  const each = files.flatMap((file) => ['-f', file]);
  // Server-side, because some are too large for the annotation in which `kubectl apply` keeps its last input.
  await kubectl('apply', '--server-side', '--force-conflicts', ...each);
  await kubectl('wait', '--for=condition=Established', '--timeout=60s', ...each);
  return async () => void (await kubectl('delete', '--wait', ...each));
}

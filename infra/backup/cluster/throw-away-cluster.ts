import type { KubernetesObject } from './kubernetes.ts';

const PLUGIN = 'barman-cloud.cloudnative-pg.io';
/** Only what has this label is ever removed. */
export const MADE_BY = { 'app.kubernetes.io/managed-by': 'frontdoor-rehearsal' };

/** What a Cluster of CloudNativePG says that one made of its backup has to say as well. */
export interface ClusterSpec {
  imageName?: string;
  imageCatalogRef?: object;
  imagePullSecrets?: object[];
  storage?: object;
  walStorage?: object;
  resources?: object;
  affinity?: { nodeSelector?: object; tolerations?: object[] };
  postgresql?: { parameters?: Record<string, string>; shared_preload_libraries?: string[] };
  plugins?: { name: string; isWALArchiver?: boolean; parameters?: Record<string, string> }[];
}

export interface Cluster extends KubernetesObject {
  spec: ClusterSpec;
  status?: { phase?: string; phaseReason?: string; conditions?: { type: string; status: string }[] };
}

/** Where a Cluster's backup is: the ObjectStore, and its name there. @throws where the plugin does not archive its WAL */
export function backupOf({ metadata: { name }, spec }: Cluster): { store: string; server: string } {
  const plugin = spec.plugins?.find((one) => one.name === PLUGIN && one.isWALArchiver);
  const store = plugin?.parameters?.['barmanObjectName'];
  if (!store) throw new Error(`The Cluster ${name} has no plugin ${PLUGIN} that archives its WAL.`);
  return { store, server: plugin.parameters?.['serverName'] ?? name };
}

/** Until when, at the latest, it is in use: in ISO 8601. */
export const IN_USE_UNTIL = 'frontdoor/in-use-until';

export interface ThrowAway {
  name: string;
  point: Date;
  inUseUntil: Date;
  database: string;
  owner: string;
  /** The pod that makes it: with that one it goes, also where the pod was killed. */
  pod?: { name: string; uid: string } | undefined;
}

/**
 * One instance, restored to a moment from the backup of another Cluster, as large as that one and with its settings: Postgres refuses
 * a recovery with fewer connections than its primary had. It archives nothing, and so cannot write into that backup.
 */
export function throwAwayCluster(
  source: Cluster,
  { name, point, inUseUntil, database, owner, pod }: ThrowAway,
): object {
  const { store, server } = backupOf(source);
  const { imageName, imageCatalogRef, imagePullSecrets, storage, walStorage, resources, affinity, postgresql } =
    source.spec;
  return {
    apiVersion: 'postgresql.cnpg.io/v1',
    kind: 'Cluster',
    metadata: {
      name,
      labels: MADE_BY,
      annotations: { [IN_USE_UNTIL]: inUseUntil.toISOString() },
      ...(pod && { ownerReferences: [{ apiVersion: 'v1', kind: 'Pod', ...pod }] }),
    },
    spec: {
      instances: 1,
      ...pick({ imageName, imageCatalogRef, imagePullSecrets, storage, walStorage, resources }),
      // Those of its network and its standbys are of the other Cluster.
      ...(affinity && { affinity: pick({ nodeSelector: affinity.nodeSelector, tolerations: affinity.tolerations }) }),
      postgresql: pick({
        parameters: postgresql?.parameters,
        shared_preload_libraries: postgresql?.shared_preload_libraries,
      }),
      // A budget of one instance would keep its node from being drained.
      enablePDB: false,
      // The role of API and worker has to be given a password of its own.
      enableSuperuserAccess: true,
      bootstrap: {
        recovery: { source: 'backup', database, owner, recoveryTarget: { targetTime: inPostgres(point) } },
      },
      externalClusters: [
        { name: 'backup', plugin: { name: PLUGIN, parameters: { barmanObjectName: store, serverName: server } } },
      ],
    },
  };
}

/** As Postgres writes it, which the operator passes on unchanged. */
const inPostgres = (point: Date): string => point.toISOString().replace('T', ' ').replace('Z', '+00');

const pick = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

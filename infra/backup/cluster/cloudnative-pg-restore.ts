import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { escapeIdentifier, escapeLiteral, withConnection } from '../../local/postgres/with-connection.ts';
import { BackupFault } from '../backup-fault.ts';
import type { DatabaseBackup, RestoredServer } from '../database-backup.ts';
import { type Kubernetes, type KubernetesObject } from './kubernetes.ts';
import { backupOf, type Cluster, IN_USE_UNTIL, MADE_BY, throwAwayCluster } from './throw-away-cluster.ts';

const LOOK_EVERY_MS = 2_000;
const REMOVAL_LIMIT_MS = 5 * 60_000;
/** The operator's words for a Cluster that nothing will mend. */
const hopeless = ['Cluster is unrecoverable and needs manual intervention', 'Invalid cluster definition'];

interface ObjectStore extends KubernetesObject {
  status?: { serverRecoveryWindow?: Record<string, { firstRecoverabilityPoint?: string }> };
}

interface Secret extends KubernetesObject {
  data: Record<string, string>;
}

export interface CloudNativePgPlaces {
  namespace: string;
  /** The name of the Cluster that is backed up, and of the one that is made of its backup. */
  source: string;
  restored: string;
  /** By the roles of the system that runs: their names, and that of the database. */
  databaseUrl: string;
  ownerUrl: string;
  /** The pod that this runs in. */
  pod?: { name: string; uid: string } | undefined;
  /** How long a Cluster may take to be ready. */
  limitMs: number;
  /** When the pod is ended. */
  endsAt: Date;
}

/** Restores the backup that CloudNativePG makes by its plugin Barman Cloud, to a Cluster that goes again. */
export class CloudNativePgRestore implements Pick<DatabaseBackup, 'restore'> {
  private readonly kubernetes: Kubernetes;
  private readonly places: CloudNativePgPlaces;
  private readonly signal: AbortSignal | undefined;

  /** A signal ends the wait for a Cluster; it is removed all the same. */
  constructor(kubernetes: Kubernetes, places: CloudNativePgPlaces, signal?: AbortSignal) {
    this.kubernetes = kubernetes;
    this.places = places;
    this.signal = signal;
  }

  /** The first moment that it can be restored to. @throws BackupFault no-base */
  async oldestPoint(): Promise<Date> {
    const { namespace, source } = this.places;
    const { store, server } = backupOf(await this.kubernetes.get<Cluster>(this.clusterPath(source)));
    const found = await this.kubernetes.find<ObjectStore>(
      `/apis/barmancloud.cnpg.io/v1/namespaces/${namespace}/objectstores/${store}`,
    );
    // A recovery from one that is not there waits for ever, without a word (plugin-barman-cloud #337).
    if (!found) throw new BackupFault('no-base', `The ObjectStore ${store} of the Cluster ${source} is not there.`);
    const first = found.status?.serverRecoveryWindow?.[server]?.firstRecoverabilityPoint;
    if (!first) throw new BackupFault('no-base', `The ObjectStore ${store} has no whole copy of ${server} yet.`);
    return new Date(first);
  }

  /** Two at once, one of them by hand, would take the Cluster from each other. @throws where another one has it */
  async refuseSecond(): Promise<void> {
    const found = await this.kubernetes.find(this.clusterPath(this.places.restored));
    const until = found?.metadata.annotations?.[IN_USE_UNTIL] ?? '';
    const isOurs = found?.metadata.ownerReferences?.some(({ uid }) => uid === this.places.pod?.uid) ?? false;
    if (!isOurs && until > new Date().toISOString())
      throw new Error(`Another rehearsal has the Cluster ${this.places.restored} until ${until} at the latest.`);
  }

  /** The folder of the interface is not needed. @throws BackupFault, and leaves no Cluster behind */
  async restore(point: Date): Promise<RestoredServer> {
    await this.remove();
    const { databaseUrl, ownerUrl, source, restored: name, namespace, pod } = this.places;
    const [owner, runtime] = [new URL(ownerUrl), new URL(databaseUrl)];
    const database = owner.pathname.slice(1);
    const cluster = throwAwayCluster(await this.kubernetes.get<Cluster>(this.clusterPath(source)), {
      name,
      point,
      inUseUntil: this.places.endsAt,
      database,
      owner: decodeURIComponent(owner.username),
      pod,
    });
    try {
      await this.kubernetes.create(
        `/apis/postgresql.cnpg.io/v1/namespaces/${namespace}/clusters`,
        cluster as KubernetesObject,
      );
      await this.ready();
      const [url, superuser] = [await this.urlOf('app', database), await this.urlOf('superuser', database)];
      const password = randomBytes(24).toString('hex');
      const role = decodeURIComponent(runtime.username);
      const isOwner = role === decodeURIComponent(owner.username);
      // The password that the backup knows may be of before, and the owner may not change it.
      if (!isOwner) await withConnection(superuser, (ask) => ask(admit(role, password)));
      return {
        url,
        asRuntimeRole: (address) =>
          isOwner ? address : String(Object.assign(new URL(address), { username: runtime.username, password })),
        urlOf: async (wanted) => {
          // One of that name that came with the backup may belong to another role.
          const other = `rehearsal_${wanted}`;
          const make = `CREATE DATABASE ${escapeIdentifier(other)} OWNER ${escapeIdentifier(decodeURIComponent(owner.username))}`;
          await withConnection(superuser, (ask) => ask(make)).catch((error: Error) => {
            if (!error.message.includes('already exists')) throw error;
          });
          return String(Object.assign(new URL(url), { pathname: other }));
        },
        stop: () => this.remove(),
      };
    } catch (error) {
      // Why it failed matters more; what stays goes with the pod.
      await this.remove().catch(() => {});
      throw error;
    }
  }

  private clusterPath(name: string): string {
    return `/apis/postgresql.cnpg.io/v1/namespaces/${this.places.namespace}/clusters/${name}`;
  }

  /** The operator keeps some failures to itself (cloudnative-pg #11042), so the wait ends with the words that it has. */
  private async ready(): Promise<void> {
    const { restored, limitMs } = this.places;
    for (const end = Date.now() + limitMs; ; await pause(LOOK_EVERY_MS)) {
      // An API server that is away for a moment says nothing of the backup.
      const { status } = await this.kubernetes
        .get<Cluster>(this.clusterPath(restored))
        .catch(({ message }: Error): Pick<Cluster, 'status'> => ({ status: { phase: message } }));
      // Before the time is looked at: one that has just become ready is ready.
      if (status?.conditions?.some((one) => one.type === 'Ready' && one.status === 'True')) return;
      this.signal?.throwIfAborted();
      const says = [status?.phase ?? 'nothing yet', status?.phaseReason].filter(Boolean).join(': ');
      if (hopeless.includes(status?.phase ?? ''))
        throw new BackupFault('failed', `The Cluster ${restored} cannot be restored. The operator says "${says}".`);
      if (Date.now() > end)
        throw new BackupFault(
          'failed',
          `The Cluster ${restored} was not ready in ${Math.round(limitMs / 1_000)} s. The operator says "${says}"; the log of the pod ${restored}-1-full-recovery says more.`,
        );
    }
  }

  /** By the Secret that the operator has made. */
  private async urlOf(user: 'app' | 'superuser', database: string): Promise<string> {
    const { namespace, restored } = this.places;
    const { data } = await this.kubernetes.get<Secret>(`/api/v1/namespaces/${namespace}/secrets/${restored}-${user}`);
    const read = (name: string) => Buffer.from(data[name] ?? '', 'base64').toString();
    const url = new URL(`postgres://${read('host') || `${restored}-rw`}:${read('port') || 5432}/${database}`);
    return String(Object.assign(url, { username: read('username'), password: read('password') }));
  }

  /** @throws where a Cluster of this name is there that no rehearsal has made */
  private async remove(): Promise<void> {
    const path = this.clusterPath(this.places.restored);
    const [[label, value] = ['', '']] = Object.entries(MADE_BY);
    for (const end = Date.now() + REMOVAL_LIMIT_MS; ; await pause(LOOK_EVERY_MS)) {
      const found = await this.kubernetes.find(path);
      if (!found) return;
      if (found.metadata.labels?.[label] !== value)
        throw new BackupFault('failed', `The Cluster ${found.metadata.name} was made by somebody else: it stays.`);
      if (Date.now() > end) throw new BackupFault('failed', `The Cluster ${found.metadata.name} does not go.`);
      await this.kubernetes.remove(path);
    }
  }
}

/** A role that came with the backup, or that the operator has not made yet. */
const admit = (role: string, password: string) => `
  DO $$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = ${escapeLiteral(role)}) THEN
      CREATE ROLE ${escapeIdentifier(role)};
    END IF;
    ALTER ROLE ${escapeIdentifier(role)} LOGIN PASSWORD ${escapeLiteral(password)};
  END $$`;

import { readFileSync } from 'node:fs';
import { type IncomingMessage, request as requestPlain, type RequestOptions } from 'node:http';
import { request } from 'node:https';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Where Kubernetes puts what a pod needs to speak to it. */
const ACCOUNT = '/var/run/secrets/kubernetes.io/serviceaccount';
const LIMIT_MS = 30_000;
const NOT_FOUND = 404;

export interface KubernetesObject {
  metadata: {
    name: string;
    labels?: Record<string, string>;
    annotations?: Record<string, string>;
    ownerReferences?: { uid: string }[];
  };
}

interface Access {
  /** Such as https://10.96.0.1:443. */
  address: string;
  /** Read for each request, because a pod's token is replaced each hour. */
  token: () => string;
  /** The certificate authority of the API server. */
  ca?: string;
}

/** A pod's own way to the API server. @throws outside of a pod, and in one without a token */
export function accessOfPod(environment: NodeJS.ProcessEnv): Access {
  const { KUBERNETES_SERVICE_HOST: host, KUBERNETES_SERVICE_PORT: port } = environment;
  if (!host || !port) throw new Error('This runs in a pod of Kubernetes alone.');
  return {
    address: `https://${host.includes(':') ? `[${host}]` : host}:${port}`,
    token: () => readFileSync(`${ACCOUNT}/token`, 'utf8').trim(),
    ca: readFileSync(`${ACCOUNT}/ca.crt`, 'utf8'),
  };
}

/** The four requests to an API server that a rehearsal makes. A path begins with /api or /apis. */
export class Kubernetes {
  private readonly access: Access;

  constructor(access: Access) {
    this.access = access;
  }

  /** Undefined where there is none. @throws with the server's words */
  async find<Found extends KubernetesObject>(path: string): Promise<Found | undefined> {
    const { status, body } = await this.ask('GET', path);
    return status === NOT_FOUND ? undefined : (JSON.parse(body) as Found);
  }

  /** @throws with the server's words, also where there is none */
  async get<Found extends KubernetesObject>(path: string): Promise<Found> {
    const found = await this.find<Found>(path);
    if (!found) throw new Error(`Kubernetes has no ${path}.`);
    return found;
  }

  async create(path: string, object: KubernetesObject): Promise<void> {
    await this.ask('POST', path, object);
  }

  /** Resolves also where there is none; what belongs to it goes first. */
  async remove(path: string): Promise<void> {
    await this.ask('DELETE', path, { propagationPolicy: 'Foreground' });
  }

  private async ask(method: string, path: string, object?: object): Promise<{ status: number; body: string }> {
    const { address, token, ca } = this.access;
    const content = object ? JSON.stringify(object) : '';
    const options: RequestOptions & { ca?: string | undefined } = {
      method,
      headers: {
        Authorization: `Bearer ${token()}`,
        Accept: 'application/json',
        'Content-Type': 'application/json',
        // Node sends the content of a DELETE without saying how long it is.
        'Content-Length': Buffer.byteLength(content),
      },
      signal: AbortSignal.timeout(LIMIT_MS),
      ca,
    };
    const url = new URL(path, address);
    const sent = (url.protocol === 'https:' ? request : requestPlain)(url, options);
    sent.end(content);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const [status, body] = [answer.statusCode ?? 0, await text(answer)];
    const isFine = status < 300 || (status === NOT_FOUND && method !== 'POST');
    if (!isFine) throw new Error(`Kubernetes answered ${method} ${path} with ${status}: ${wordsOf(body)}`);
    return { status, body };
  }
}

function wordsOf(body: string): string {
  try {
    return (JSON.parse(body) as { message?: string }).message ?? body;
  } catch {
    return body.slice(0, 400);
  }
}

import { Injectable, Module } from '@nestjs/common';
import { type Config, InjectConfig } from '../config/config.module';
import { Unavailable } from '../http/errors/http.errors';
import { InjectLogger, type Logger } from '../log/log.module';
import { compileTemplate } from './template';

/** How often a page is checked for a new build of the site. */
const CHECK_MS = 10_000;

/** With the tag of the file that the value was made of. */
type Shell<Value> = { value: Value; etag: string };
/** `checkAt` on the clock of `performance.now()`. */
type KeptShell = { shell?: Shell<unknown>; checkAt: number; loading?: Promise<Shell<unknown>> };

/** The pages that the API fills. The gateway has them, so that the site can be built without the API. */
@Injectable()
export class Shells {
  private readonly shells = new Map<string, KeptShell>();

  constructor(
    @InjectConfig() private readonly config: Config,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  template(path: string) {
    return this.get(path, compileTemplate);
  }

  /** A file of the site, made into something. A known one is given out also without the gateway. @throws Unavailable */
  async get<Value>(path: string, make: (text: string) => Value | Promise<Value>): Promise<Shell<Value>> {
    const entry = this.shells.get(path) ?? { checkAt: 0 };
    this.shells.set(path, entry);
    if (performance.now() >= entry.checkAt) {
      entry.checkAt = performance.now() + CHECK_MS;
      entry.loading = this.load(path, entry, make);
      entry.loading.catch((err: unknown) => {
        if (!entry.shell) entry.checkAt = 0;
        this.logger.warn({ err, path }, 'a page of the site could not be fetched');
      });
    }
    if (entry.shell) return entry.shell as Shell<Value>;
    try {
      return (await entry.loading) as Shell<Value>;
    } catch {
      throw new Unavailable('The page is not available at the moment. Please try again shortly.');
    }
  }

  private async load(path: string, entry: KeptShell, make: (text: string) => unknown): Promise<Shell<unknown>> {
    const headers: Record<string, string> = entry.shell ? { 'If-None-Match': entry.shell.etag } : {};
    const url = new URL(path, this.config.SHELLS_URL ?? this.config.SITE_URL);
    const answer = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(5_000) });
    if (answer.status === 304 && entry.shell) return entry.shell;
    // The page for unknown addresses is answered with their status.
    if (!answer.ok && !(answer.status === 404 && path === NOT_FOUND_PAGE))
      throw new Error(`${path} was answered ${answer.status}`);
    const text = await answer.text();
    entry.shell = { value: await make(text), etag: answer.headers.get('etag') ?? `"${text.length}"` };
    return entry.shell;
  }
}

export const NOT_FOUND_PAGE = '/404.html';

@Module({ providers: [Shells], exports: [Shells] })
export class PagesModule {}

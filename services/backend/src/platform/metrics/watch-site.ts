import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type Config, InjectConfig } from '../config/config.module';
import { InjectLogger, type Logger } from '../log/log.module';
import { PartAlarm, UNKNOWN } from '../log/part-alarm';

const LOOK_EVERY_MS = 30_000;
/** Longer than an update without two gateways takes, and than a gateway waits for the first API. */
const ALARM_AFTER_MS = 300_000;
const LIMIT_MS = 10_000;
/** No page, so that it counts as no visit. */
const PATH = '/robots.txt';

/**
 * Raises an alarm while the site cannot be opened: `gateway_down` at SHELLS_URL, where the gateways are inside, and `site_down` at SITE_URL,
 * where visitors come in. Many networks do not lead back to their own public address: of SITE_URL nothing is said before it was opened once.
 */
@Injectable()
export class WatchSite implements OnApplicationBootstrap, OnModuleDestroy {
  lookEveryMs = LOOK_EVERY_MS;
  alarmAfterMs = ALARM_AFTER_MS;
  private wasOpened = false;
  private stopWatching = () => {};

  constructor(
    @InjectConfig() private readonly config: Pick<Config, 'SITE_URL' | 'SHELLS_URL'>,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const { SITE_URL, SHELLS_URL } = this.config;
    const afterMs = this.alarmAfterMs;
    const site = new PartAlarm(this.logger, {
      name: 'site_down',
      down: 'the site cannot be opened at its public address: what stands before the gateway, its certificate or its name is out of order',
      up: 'the site can be opened at its public address again',
      afterMs,
    });
    const gateway = new PartAlarm(this.logger, {
      name: 'gateway_down',
      down: 'no gateway answers: nobody can open the site or send a form',
      up: 'the gateway answers again',
      afterMs,
    });
    const stops = [site.watch(this.lookEveryMs, () => this.lookAtSite(SITE_URL))];
    if (SHELLS_URL) stops.push(gateway.watch(this.lookEveryMs, () => open(SHELLS_URL)));
    this.stopWatching = () => stops.forEach((stop) => stop());
  }

  onModuleDestroy(): void {
    this.stopWatching();
  }

  private async lookAtSite(address: string): Promise<unknown> {
    try {
      await open(address);
      this.wasOpened = true;
      return undefined;
    } catch (error) {
      if (!this.wasOpened) return UNKNOWN;
      throw error;
    }
  }
}

/** @throws Error when nothing answers within ten seconds, or what answers says that it cannot reach what stands behind it (5xx) */
async function open(address: string): Promise<void> {
  const answer = await fetch(new URL(PATH, address), {
    // The gateway writes no line for it.
    headers: { 'User-Agent': 'frontdoor-worker' },
    redirect: 'manual',
    signal: AbortSignal.timeout(LIMIT_MS),
  }).catch((cause: unknown) => {
    throw new Error(`${address} cannot be opened`, { cause });
  });
  await answer.body?.cancel();
  if (answer.status >= 500) throw new Error(`${address} answers ${answer.status}`);
}

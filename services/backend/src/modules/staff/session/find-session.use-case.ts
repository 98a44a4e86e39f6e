import { Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { InjectLogger } from '../../../platform/log/log.module';
import { type LiveSession, SessionRepository } from './session.repository';

/** Finds the session that a token points to and keeps it alive, if it and its person are still good at this moment. */
@Injectable()
export class FindSession {
  constructor(
    private readonly sessions: SessionRepository,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  async find(id: string, staffId: string): Promise<LiveSession | undefined> {
    const session = await this.sessions.findLive(id, staffId);
    if (session?.stale) await this.noteSignOfLife(id);
    return session;
  }

  /** A database that can only be read shall still show its lists. */
  private async noteSignOfLife(id: string): Promise<void> {
    await this.sessions.touch(id).catch((err: unknown) => this.logger.warn({ err }, 'sign of life not noted'));
  }
}

import { Module } from '@nestjs/common';
import { PagesModule } from '../../platform/pages/shells';
import { Schedule } from '../../platform/schedule/schedule';
import { DrawPostCards } from './cards/draw-post-cards.use-case';

/** Soon after a post is published: some sites fetch the picture of a link once and never again. */
const DRAW_EVERY_MS = 5_000;

/** The part of job posts that runs in the background: share cards are drawn. */
@Module({ imports: [PagesModule], providers: [DrawPostCards] })
export class JobPostsWorkerModule {
  constructor(schedule: Schedule, drawPostCards: DrawPostCards) {
    // The first round waits for the gateway, which may start at the same time.
    const firstAfterMs = DRAW_EVERY_MS;
    schedule.every({ name: 'share cards', everyMs: DRAW_EVERY_MS, firstAfterMs, run: () => drawPostCards.run() });
  }
}

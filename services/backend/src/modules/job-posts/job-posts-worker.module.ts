import { Module } from '@nestjs/common';
import { PagesModule } from '../../platform/pages/shells';
import { Schedule } from '../../platform/schedule/schedule';
import { DrawPostCards } from './cards/draw-post-cards.use-case';
import { RemoveUnusedImages } from './image/remove-unused-images.use-case';

/** Soon after a post is published: some sites fetch the picture of a link once and never again. */
const DRAW_EVERY_MS = 5_000;
const REMOVE_EVERY_MS = 3_600_000;

/** The part of job posts that runs in the background: share cards are drawn, and images that no post names any more are removed. */
@Module({ imports: [PagesModule], providers: [DrawPostCards, RemoveUnusedImages] })
export class JobPostsWorkerModule {
  constructor(schedule: Schedule, drawPostCards: DrawPostCards, removeUnused: RemoveUnusedImages) {
    // The first round waits for the gateway, which may start at the same time.
    const firstAfterMs = DRAW_EVERY_MS;
    schedule.every({ name: 'share cards', everyMs: DRAW_EVERY_MS, firstAfterMs, run: () => drawPostCards.run() });
    schedule.every({ name: 'unused images', everyMs: REMOVE_EVERY_MS, run: () => removeUnused.run() });
  }
}

import { Injectable } from '@nestjs/common';
import { Changes } from '../../../platform/changes/changes';
import { Database } from '../../../platform/database/database';
import { JsonBuffer } from '../../../platform/http/server/json-buffer';
import { CALENDAR_CHANGED } from '../../calendar/calendar.facts';
import { isFigurePublished } from '../../calendar/find-calendar.use-case';
import { measureAnswers, type PublishedFigure, toPublishedFigure } from './measure-answers.use-case';

/** Measuring reads all applications of 90 days; the figure changes little within an hour. */
const MAX_AGE_MS = 3_600_000;

/** How quickly applicants are answered, as the careers page tells it: null unless HR publishes it and there are answers enough. */
@Injectable()
export class FindPublishedFigure extends JsonBuffer<PublishedFigure | null> {
  constructor(database: Database, changes: Changes) {
    const load = async () =>
      (await isFigurePublished(database)) ? toPublishedFigure(await measureAnswers(database)) : null;
    super(load, { maxAgeMs: MAX_AGE_MS });
    changes.on(CALENDAR_CHANGED, () => this.invalidate());
  }
}

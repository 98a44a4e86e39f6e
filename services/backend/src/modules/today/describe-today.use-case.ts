import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../platform/config/config.module';
import { Database } from '../../platform/database/database';
import { dayIn } from '../../platform/wall-clock';
import { ANSWER_WITHIN_DAYS } from '../applications/answers/answer.facts';
import { type AnswerFigure, FIGURE_DAYS, measureAnswers } from '../applications/answers/measure-answers.use-case';
import { type Figures, MeasureFigures } from '../applications/figures/measure-figures.use-case';
import { ListToDo } from './list-to-do.use-case';
import type { ToDoLine } from './read-lines.use-case';

/** The day of HR. */
export type Today = Figures & {
  /** In the company's time zone, as `2026-11-26`. */
  day: string;
  toDo: ToDoLine[];
  answers: Pick<AnswerFigure, 'answers' | 'medianWorkingDays' | 'promises' | 'kept'> & {
    /** The figure is about so many days up to now. */
    days: number;
    /** Working days within which an answer is promised. */
    promisedDays: number;
  };
};

/** Tells HR what waits for somebody, and how things stand. */
@Injectable()
export class DescribeToday {
  constructor(
    @InjectConfig() private readonly config: Config,
    private readonly database: Database,
    private readonly listToDo: ListToDo,
    private readonly measureFigures: MeasureFigures,
  ) {}

  async run({ reader }: { reader: Actor }): Promise<Today> {
    const { answers, medianWorkingDays, promises, kept } = await measureAnswers(this.database);
    return {
      day: dayIn(this.config.COMPANY_TIME_ZONE),
      toDo: await this.listToDo.run({ reader }),
      answers: { days: FIGURE_DAYS, promisedDays: ANSWER_WITHIN_DAYS, answers, medianWorkingDays, promises, kept },
      ...(await this.measureFigures.run({ reader })),
    };
  }
}

import { answerFigure, type AnswerFigure } from './measure-answers.repository';

export { type AnswerFigure, FIGURE_DAYS } from './measure-answers.repository';

/** How quickly applicants heard, and how many promises were kept, in the last 90 days. */
export const { measure: measureAnswers, forgetPast: forgetPastAnswers } = answerFigure;

/** The same of any span, and of those of its answers that went to applications that are still there. */
export const { measureWithin: measureAnswersWithin, measureListed: measureListedAnswers } = answerFigure;

/** Fewer answers would say more about chance than about us, and could be about one person. */
export const LEAST_ANSWERS = 20;

/** A figure of 90 days, with whether dates have been kept for as long. */
type LongFigure = AnswerFigure & { isOldEnough: boolean };

export const isPublishable = ({ answers, promises, isOldEnough }: LongFigure): boolean =>
  answers >= LEAST_ANSWERS && promises > 0 && isOldEnough;

/** What the careers page says. */
export interface PublishedFigure {
  /** Working days, rounded up to a tenth: "1.8". */
  workingDays: string;
  /** Of 100 promises, rounded down. */
  kept: number;
}

/** As it may be told: rounded so that it promises no more than was so. Null while there are too few answers. */
export function toPublishedFigure(figure: LongFigure): PublishedFigure | null {
  if (!isPublishable(figure) || figure.medianWorkingDays === null) return null;
  // A figure such as 1.8 is not exact in binary, and would become 1.9.
  const workingDays = Math.max(0.1, Math.ceil(figure.medianWorkingDays * 10 - 1e-6) / 10);
  return { workingDays: String(workingDays), kept: Math.floor((100 * figure.kept) / figure.promises) };
}

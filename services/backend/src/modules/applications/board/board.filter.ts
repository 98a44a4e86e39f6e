import { isObject, isUUID } from 'class-validator';
import { NotFound, ValidationFailed } from '../../../platform/http/errors/http.errors';
import { type ApplicationStage, applicationStages } from '../application.facts';
import { CARDS, type Mark, MOST_CARDS } from './board.facts';

type Shown = Partial<Record<ApplicationStage, number>>;

const parsed = (text: unknown): unknown => {
  try {
    return typeof text === 'string' ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return undefined;
  }
};

/** How many cards of each stage are shown already, where that is more than the first ones. @throws ValidationFailed */
export function readShown(text: unknown): Shown {
  if (text === undefined || text === '') return {};
  const shown = parsed(text);
  const isNumber = (value: unknown) => Number.isInteger(value) && Number(value) >= CARDS && Number(value) <= MOST_CARDS;
  if (isObject(shown) && Object.entries(shown).every(([stage, value]) => isStage(stage) && isNumber(value)))
    return shown;
  throw new ValidationFailed({ shown: `Must be numbers from ${CARDS} to ${MOST_CARDS} by stage, like {"new":120}.` });
}

const isStage = (text: string): text is ApplicationStage => applicationStages.some((stage) => stage === text);

/** @throws NotFound */
export function readStage(text: string): ApplicationStage {
  if (isStage(text)) return text;
  throw new NotFound('There is no such stage.');
}

/** As it stands in an answer. */
export const writeMark = ({ mark, id }: Mark): string => Buffer.from(JSON.stringify([mark, id])).toString('base64url');

/** @throws ValidationFailed for a text that no answer has given */
export function readMark(text: unknown): Mark {
  const parts = typeof text === 'string' ? parsed(Buffer.from(text, 'base64url').toString()) : null;
  const [mark, id] = Array.isArray(parts) ? (parts as unknown[]) : [];
  const isText = typeof mark === 'string' && !mark.includes('\0') && mark.isWellFormed();
  if (isText && typeof id === 'string' && isUUID(id)) return { mark, id };
  throw wrongMark();
}

export const wrongMark = () => new ValidationFailed({ after: 'Must be the `next` of an answer.' });

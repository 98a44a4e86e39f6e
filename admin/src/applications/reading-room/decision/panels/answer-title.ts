import { translate } from '../../../../messages/translate.ts';
import type { Stage } from '../../../stages.ts';

/** "Reject Asha Rao", "Move Asha Rao to interview": the title of a move that is asked about. */
export const answerTitle = (name: string, stage: Stage): string =>
  stage === 'rejected' ? translate('reading.rejectName', { name }) : translate('reading.moveName', { name, stage });

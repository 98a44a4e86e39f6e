import { dataProvider } from '../../data/data-provider.ts';
import type { Stage } from '../stages.ts';

/** The mail of a stage with its placeholders, which the API fills for each applicant; empty where the stage has no template. */
export const readTemplate = async (stage: Stage) => {
  const template = await dataProvider.readStageTemplate(stage);
  return { subject: template?.subject ?? '', body: template?.body ?? '' };
};

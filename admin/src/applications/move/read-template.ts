import { dataProvider } from '../../data/data-provider.ts';
import type { Stage } from '../stages.ts';

/** The template itself: the API fills its placeholders for each applicant. */
export const readTemplate = async (stage: Stage) => {
  const page = {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'title', order: 'ASC' as const },
  };
  const { data } = await dataProvider.getList('mail-templates', {
    ...page,
    filter: { stage },
  });
  return {
    subject: String(data[0]?.['subject'] ?? ''),
    body: String(data[0]?.['body'] ?? ''),
  };
};

import type { Schemas } from '@frontdoor/contract';
import { api } from '../../api.ts';
import { call, ifMatch } from '../call.ts';

type Stage = Schemas['MoveApplicationRequest']['stage'];

export const moveCalls = {
  moveApplication: (id: string, move: Schemas['MoveApplicationRequest'], version: number) =>
    call(() =>
      api.POST('/api/admin/applications/{id}/stage', {
        params: { path: { id }, header: ifMatch(version) },
        body: move,
      }),
    ),
  /** Moves all of them or none. */
  moveApplications: (moves: Schemas['MoveApplicationsRequest']) =>
    call(() => api.POST('/api/admin/applications/stage', { body: moves })),
  /** Writes to all of them or to none. */
  writeToApplicants: (mails: Schemas['WriteToApplicantsRequest']) =>
    call(() => api.POST('/api/admin/applications/messages', { body: mails })),

  /** The stage's mail, or another one, with its placeholders filled for this applicant. */
  fillStageMail: (id: string, request: Schemas['PreviewStageMailRequest']) =>
    call(() => api.POST('/api/admin/applications/{id}/stage/preview', { params: { path: { id } }, body: request })),
  /** All that can be given, in the order of the settings. */
  readReasonsInUse: () => {
    const query = { sort: JSON.stringify(['position', 'ASC']), filter: JSON.stringify({ retired: false }) };
    return call(() => api.GET('/api/admin/rejection-reasons', { params: { query } }));
  },
  /** The mail template of a stage, if there is one. */
  readStageTemplate: async (stage: Stage): Promise<Schemas['MailTemplateView'] | undefined> => {
    const query = { sort: JSON.stringify(['title', 'ASC']), range: '[0,0]', filter: JSON.stringify({ stage }) };
    const [template] = await call(() => api.GET('/api/admin/mail-templates', { params: { query } }));
    return template;
  },
};

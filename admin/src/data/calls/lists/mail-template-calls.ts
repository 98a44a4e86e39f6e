import type { MailTemplate, Schemas } from '@frontdoor/contract';
import { api } from '../../../api.ts';
import { call, ifMatch } from '../../call.ts';

type Words = Schemas['ChangeMailTemplateRequest'];

/** The words of mails beside their list. */
export const mailTemplateCalls = {
  resetMailTemplate: ({ id, version }: MailTemplate) =>
    call(() =>
      api.POST('/api/admin/mail-templates/{id}/default', { params: { path: { id }, header: ifMatch(version) } }),
    ),
  /** With sample values, in both forms; `page` is the address of the HTML form, for a frame. */
  previewMailTemplate: (id: string, words: Words) =>
    call(() => api.POST('/api/admin/mail-templates/{id}/preview', { params: { path: { id } }, body: words })),
  /** To the caller's own address. */
  sendTestMail: (id: string, words: Words) =>
    call(() => api.POST('/api/admin/mail-templates/{id}/test', { params: { path: { id } }, body: words })),
  switchMail: (id: string, on: boolean) =>
    call(() => api.PUT('/api/admin/mail-templates/{id}/switch', { params: { path: { id } }, body: { on } })),
};

import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../../platform/config/config.module';
import { Database } from '../../../../platform/database/database';
import { ValidationFailed } from '../../../../platform/http/errors/http.errors';
import { companyFacts, findSignature, signText } from '../../../notifications/signatures/find-signature.use-case';
import { checkReply, type MailText } from '../../../notifications/written/fill-reply.use-case';
import { type LockedEnquiry, readEnquiries } from '../../answering/answering.repository';
import { fillLetter, groupByPerson } from '../write/letters';
import type { EnquiryLettersView, EnquiryLetterView } from './many-replies.view';

type PreviewCommand = MailText & { ids: string[]; oneMail?: boolean };

/** Shows the mails of an answer to many enquiries, each as it would go out, and who has sent several of them. Nothing is sent. */
@Injectable()
export class PreviewEnquiryReplies {
  constructor(
    private readonly database: Database,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** Enquiries that are gone are left out. */
  async run(
    { ids, oneMail = false, ...text }: PreviewCommand,
    { id: staffId, name: writer }: Actor,
  ): Promise<EnquiryLettersView> {
    const signature = await findSignature(this.database, { id: staffId, name: writer }, companyFacts(this.config));
    const enquiries = await readEnquiries(this.database, ids);
    const us = { writer, company: this.config.COMPANY_NAME };
    return {
      mails: groupByPerson(enquiries, oneMail).map((group) =>
        Object.assign(
          ofGroup(group),
          withProblem(fillLetter(group, text, us), (body) => signText(body, { signature, ...us })),
        ),
      ),
      people: groupByPerson(enquiries, true)
        .filter((group) => group.length > 1)
        .map(ofGroup),
    };
  }
}

const ofGroup = (group: readonly LockedEnquiry[]) => {
  return { ids: group.map(({ id }) => id), name: group[0]?.name ?? '', email: group[0]?.email ?? '' };
};

function withProblem(
  { subject, body }: MailText,
  sign: (body: string) => string,
): Pick<EnquiryLetterView, 'subject' | 'text' | 'problem'> {
  try {
    const checked = checkReply({ subject, body });
    return { subject: checked.subject, text: sign(checked.body), problem: null };
  } catch (error) {
    if (!(error instanceof ValidationFailed)) throw error;
    return { subject, text: body, problem: Object.values(error.errors).join(' ') };
  }
}

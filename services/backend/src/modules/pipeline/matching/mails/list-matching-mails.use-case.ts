import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../../platform/config/config.module';
import { Database } from '../../../../platform/database/database';
import { ValidationFailed } from '../../../../platform/http/errors/http.errors';
import { describeApplications } from '../../../applications/describe-application.use-case';
import { FindMatching } from '../../../applications/matching/find-matching.use-case';
import { FindPeople } from '../../../duplicates/people/find-people.use-case';
import { companyFacts, findSignature, signText } from '../../../notifications/signatures/find-signature.use-case';
import {
  checkStageMail,
  FillStageMail,
  groupsIn,
  type Together,
} from '../../../notifications/write-stage-mail.use-case';
import { meantBy } from '../meant-by';
import type { StageMailRequest } from '../../move/stages.dto';
import { MOST_MAILS, type MatchingMailsRequest } from './matching-mails.dto';
import type { MatchingMailsView, MatchingMailView } from './matching-mails.view';

const MOST_PEOPLE = 20;

/** Lists the mails that a deed over all that match would send, a part at a time, and who would get several. Nothing is sent. */
@Injectable()
export class ListMatchingMails {
  constructor(
    private readonly database: Database,
    private readonly findMatching: FindMatching,
    private readonly findPeople: FindPeople,
    private readonly fillStageMail: FillStageMail,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @throws NumberChanged, TooManyMatch, OnlySimilar, ValidationFailed */
  async run(request: MatchingMailsRequest, reader: Actor): Promise<MatchingMailsView> {
    const { filter, count, stage, mail, oneMail = false, offset = 0, limit = MOST_MAILS } = request;
    const matching = await this.findMatching.run({ filter, count, reader });
    const ids = meantBy(matching, { stage }).map(({ id }) => id);
    const people = await this.findPeople.run(ids);
    const letters = lettersTo(ids, oneMail ? people.map((person) => person.ids) : []);
    const shown = mail ? await this.fill(letters.slice(offset, offset + limit), mail, reader) : [];
    return { mails: letters.length, several: people.length, people: people.slice(0, MOST_PEOPLE), shown };
  }

  private async fill(letters: Together, mail: StageMailRequest, writer: Actor): Promise<MatchingMailView[]> {
    const us = companyFacts(this.config);
    const signature = await findSignature(this.database, writer, us);
    const texts = await this.fillStageMail.run(mail, letters.flat(), letters);
    const described = await describeApplications(this.database, [...texts.keys()]);
    const applications = new Map(described.map((application) => [application.id, application]));
    return letters.flatMap((ids) => {
      const [first = ''] = ids;
      const application = applications.get(first);
      const text = texts.get(first);
      // One that was erased since the list was read gets no mail.
      if (!application || !text) return [];
      const { name, email } = application;
      return {
        ids: [...ids],
        name,
        email,
        subject: text.subject,
        text: signText(text.body, { signature, ...us }),
        problem: findProblem(text),
      };
    });
  }
}

/** For each mail the applications that it answers, with the one first that it is written for. */
function lettersTo(ids: readonly string[], together: Together): Together {
  const groupOf = groupsIn(together);
  return ids.map(groupOf).filter(([first], at) => first === ids[at]);
}

function findProblem(text: { subject: string; body: string }): string | null {
  try {
    checkStageMail(text);
    return null;
  } catch (error) {
    if (error instanceof ValidationFailed) return Object.values(error.errors)[0] ?? error.message;
    throw error;
  }
}

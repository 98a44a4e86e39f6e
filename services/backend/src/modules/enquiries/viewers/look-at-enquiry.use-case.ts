import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { TellDeeds } from '../../../platform/changes/tell-deeds';
import { Database } from '../../../platform/database/database';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { FindAnyEnquiry } from '../all/find-any-enquiry.use-case';
import { isPageName, Viewers } from './viewers';
import { viewerNames } from './viewers.repository';

export interface Viewer {
  id: string;
  name: string;
}

/** `page` is what the page calls itself. */
type LookCommand = { id: string; page: string };

/** Notes that somebody has an enquiry open, until their page says otherwise or says nothing for a while. Gives the others who have. */
@Injectable()
export class LookAtEnquiry {
  constructor(
    private readonly viewers: Viewers,
    private readonly findEnquiry: FindAnyEnquiry,
    private readonly database: Database,
    private readonly deeds: TellDeeds,
  ) {}

  /** @throws NotFound */
  async run({ id, page }: LookCommand, { actor, requestId }: Caller): Promise<Viewer[]> {
    if (!isPageName(page)) throw new NotFound('There is no such page.');
    await this.findEnquiry.run({ id });
    const isNew = await this.viewers.come({ enquiryId: id, staffId: actor.id, page });
    if (isNew) this.deeds.tell({ deed: 'enquiry.viewed', id, request: requestId });
    const others = this.viewers.idsOf(id).filter((one) => one !== actor.id);
    return others.length > 0 ? viewerNames.list(this.database, others) : [];
  }
}

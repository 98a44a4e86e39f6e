import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Caller } from '../../../platform/access/access.decorators';
import { TellDeeds } from '../../../platform/changes/tell-deeds';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { isPageName, Viewers } from './viewers';

/** Notes that a page of somebody has an enquiry open no longer. Repeating it changes nothing. */
@Injectable()
export class LeaveEnquiry {
  constructor(
    private readonly viewers: Viewers,
    private readonly deeds: TellDeeds,
  ) {}

  /** @throws NotFound for what is no id */
  async run({ id, page }: { id: string; page: string }, { actor, requestId }: Caller): Promise<void> {
    if (!isUUID(id) || !isPageName(page)) throw new NotFound('There is no such page.');
    const hasLeft = await this.viewers.leave({ enquiryId: id, staffId: actor.id, page });
    if (hasLeft) this.deeds.tell({ deed: 'enquiry.viewed', id, request: requestId });
  }
}

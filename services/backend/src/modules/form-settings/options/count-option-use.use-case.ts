import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { ChoiceField } from '../../../platform/fields/choice-fields.decorator';
import { TextField } from '../../../platform/fields/text-field.decorator';
import { countChosenOption } from '../../applications/count-applications.use-case';
import { countOpenJobPosts } from '../../job-posts/read/find-job-post.use-case';
import { type OptionKind, optionKinds } from '../form-settings.repository';
import type { OptionUseView } from '../form-settings.view';

export class OptionUseRequest {
  @ChoiceField(optionKinds, { wrong: 'Choose positions or experience.' })
  kind: OptionKind;

  @TextField({ maxLength: 200, missing: 'Name an option.', example: 'Java Developer' })
  option: string;
}

/** Counts the applications that chose an option, and the open posts whose title leads to it. */
@Injectable()
export class CountOptionUse {
  constructor(private readonly database: Database) {}

  async count({ kind, option }: OptionUseRequest): Promise<OptionUseView> {
    const { count: applications } = await countChosenOption[kind](this.database, option);
    const posts = kind === 'positions' ? await countOpenJobPosts(this.database, option) : { count: 0 };
    return { applications, openJobPosts: posts.count };
  }
}

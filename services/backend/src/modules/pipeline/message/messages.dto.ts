import { IsObject } from 'class-validator';
import { IdsField } from '../../../platform/fields/choice-fields.decorator';
import { field, Nested } from '../../../platform/fields/field.decorator';
import { VersionsField } from '../../../platform/fields/versions-field.decorator';
import { MOST_MOVES } from '../../applications/application.facts';
import { OneMailField, StageMailRequest } from '../move/stages.dto';
import { MailKeyField } from './send-once';

export class WriteToApplicantsRequest {
  @IdsField({ most: MOST_MOVES })
  ids: string[];

  @field(
    { type: StageMailRequest, description: 'The mail, as HR has seen it for each of them.' },
    Nested(StageMailRequest),
    IsObject({ message: 'Give subject and body.' }),
  )
  mail: StageMailRequest;

  @VersionsField({ most: MOST_MOVES })
  versions?: Record<string, number>;

  @OneMailField()
  oneMail?: boolean;

  @MailKeyField()
  key?: string;
}

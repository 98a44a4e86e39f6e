import { ApiProperty } from '../../../../platform/http/contract/api-docs.decorators';
import { SeveralOfOneView } from '../../../duplicates/people/find-people.use-case';

/** One mail as it would go out. */
export class MatchingMailView {
  @ApiProperty({ type: [String], format: 'uuid', description: 'Of the applications that it answers, newest first.' })
  ids: string[];
  @ApiProperty({ type: String, description: 'As in the newest of them.' }) name: string;
  @ApiProperty({ type: String, format: 'email', description: 'As in the newest of them.' }) email: string;
  @ApiProperty({ type: String }) subject: string;
  @ApiProperty({ type: String }) text: string;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'A placeholder is not filled in.',
    description: 'Why it could not be sent like this.',
  })
  problem: string | null;
}

/** The mails of a deed over all that match, before it is done. */
export class MatchingMailsView {
  @ApiProperty({ type: 'integer', description: 'How many mails there would be.' }) mails: number;
  @ApiProperty({ type: 'integer', description: 'How many people have sent several of the applications.' })
  several: number;
  @ApiProperty({ type: [SeveralOfOneView], description: 'The first 20 of them.' }) people: SeveralOfOneView[];
  @ApiProperty({ type: [MatchingMailView], description: 'The mails from `offset` on, `limit` at most.' })
  shown: MatchingMailView[];
}

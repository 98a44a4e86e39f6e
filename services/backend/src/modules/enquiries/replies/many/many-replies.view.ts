import { ApiProperty } from '../../../../platform/http/contract/api-docs.decorators';
import { UndoField, type UndoView } from '../../../../platform/undo/undo';
import { SeveralOfOneView } from '../../../duplicates/people/find-people.use-case';
import { type EnquiryState, enquiryStates } from '../../answering/enquiry-answering.facts';

/** A mail to the sender of one enquiry or of several, as it would go out. */
export class EnquiryLetterView {
  @ApiProperty({ type: [String], format: 'uuid', description: 'The enquiries that it answers, newest first.' })
  ids: string[];
  @ApiProperty({ type: String, description: 'Of the sender, as in the newest.' }) name: string;
  @ApiProperty({ type: String, format: 'email', description: 'Whom it goes to.' }) email: string;
  @ApiProperty({ type: String }) subject: string;
  @ApiProperty({ type: String, description: 'The text, with the placeholders filled in.' }) text: string;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'A placeholder is not filled in.',
    description: 'Why it could not be sent.',
  })
  problem: string | null;
}

/** The mails of an answer to many enquiries. */
export class EnquiryLettersView {
  @ApiProperty({ type: [EnquiryLetterView] }) mails: EnquiryLetterView[];
  @ApiProperty({ type: [SeveralOfOneView], description: 'The people who have sent several of these enquiries.' })
  people: SeveralOfOneView[];
}

/** What has become of an answer to many enquiries. */
export class RepliedToManyView {
  @ApiProperty({ type: 'integer', description: 'How many mails leave.' }) mails: number;
  @ApiProperty({ enum: enquiryStates, description: 'Whose turn it is with all of them now.' }) state: EnquiryState;
  @UndoField() undo: UndoView | null;
}

import { ChoiceField, IdField } from '../../../platform/fields/choice-fields.decorator';
import { TextField } from '../../../platform/fields/form-field.decorator';
import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { longestInterview, type PageAnswer, pageAnswers, type TimeChoice, timeChoices } from '../interviews.facts';

export class AnswerInterviewRequest {
  @TextField({
    maxLength: 100,
    missing: 'The link is missing. Open it from the mail again.',
    description: "The last part of the link's address.",
    example: 'p4tzcK7qfn2m9xhQ0vB8Xn2lGk3q0vB8Xn2lGk3q0vB',
  })
  token: string;

  @IdField({
    wrong: 'Open the link from the mail again.',
    description: 'What the page has shown, so that a time that was changed meanwhile is not accepted unseen.',
  })
  change: string;

  @ChoiceField([...pageAnswers, ...timeChoices], {
    wrong: 'Choose one of the answers.',
    description: '`first` and `second` choose one of two times that are proposed; `accepted` answers to one time.',
  })
  answer: PageAnswer | TimeChoice;

  @TextField({
    maxLength: longestInterview.note,
    lines: true,
    description: 'For example when it would suit.',
    example: 'Any day after Wednesday, before noon.',
  })
  note?: string;
}

/** What was taken. */
export class InterviewAnsweredView {
  @ApiProperty({ enum: [...pageAnswers, ...timeChoices] }) answer: PageAnswer | TimeChoice;
}

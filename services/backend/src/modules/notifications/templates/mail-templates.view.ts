import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { type RowOf, toView } from '../../../platform/http/listing/to-view';
import { type StaffRole, staffRoles } from '../../staff/staff.facts';
import type { MailOff } from '../switches/mail-switches';

/** What is filled in when the mail is sent. */
class PlaceholderView {
  @ApiProperty({ type: String, example: 'reference' }) name: string;
  @ApiProperty({ type: String, description: 'What a preview has in its place.', example: 'FD-7K2M-Q4XV' })
  sample: string;
  @ApiProperty({ type: Boolean, description: 'Without it the words are refused.' }) needed: boolean;
}

class MailWordsView {
  @ApiProperty({ type: String }) subject: string;
  @ApiProperty({ type: String }) body: string;
}

/** Since when a mail is not sent. */
class MailOffView {
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Null: by a setting of the operator.',
  })
  since: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Who has switched it off.', example: 'Meera Iyer' })
  by: string | null;
}

/** The words of a mail, with placeholders: of one that the system writes by itself, or of one that people of the staff begin with. */
export class MailTemplateView {
  @ApiProperty({ type: String, example: 'interview-invitation' }) _id: string;
  @ApiProperty({ type: String, description: 'The same as `_id`: its key.' }) id: string;
  @ApiProperty({
    type: String,
    example: 'interview',
    description:
      'The stage that it belongs to; `enquiry` for a reply to one, `arranged-interview` for mails about interviews, `automatic` for mails that the system writes by itself.',
  })
  stage: string;
  @ApiProperty({ enum: staffRoles, description: 'Whose it is to read and change.' }) role: StaffRole;
  @ApiProperty({ type: String, example: 'Invitation to an interview' }) title: string;
  @ApiProperty({
    type: String,
    description: 'To whom it goes, and when.',
    example: 'Offered when an application moves to interview.',
  })
  when: string;
  @ApiProperty({ type: String }) subject: string;
  @ApiProperty({ type: String, description: 'Of a mail with the stage `automatic`, with marks for its layout.' })
  body: string;
  @ApiProperty({ type: [PlaceholderView] }) placeholders: PlaceholderView[];
  @ApiProperty({ type: MailWordsView, description: 'The words of this release.' }) default: MailWordsView;
  @ApiProperty({ type: Boolean, description: 'Whether its words are not those of the release.' }) isChanged: boolean;
  @ApiProperty({ type: Boolean, description: 'Whether the words of the release have changed since.' })
  isDefaultNewer: boolean;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'There is no {{link}} in this mail. Use {{name}} and no other placeholder.',
    description: 'Why this release sends its own words in their place; null: the words are sent.',
  })
  unusable: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    example: '{{place}} is missing: its reader needs it.',
    description:
      'What words that were saved before it was needed lack: they are sent as they are until somebody changes them.',
  })
  lacking: string | null;
  @ApiProperty({ type: Boolean, description: 'Whether it can be switched off and on.' }) canSwitch: boolean;
  @ApiProperty({ type: MailOffView, nullable: true, description: 'Null: it is sent.' }) off: MailOffView | null;
  @ApiProperty({ type: Number }) version: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null: never.' })
  updatedAt: string | null;
}

export type MailTemplate = Omit<RowOf<MailTemplateView, 'updatedAt'>, 'off'> & { off: MailOff | null };

export const toTemplateView = ({ off, ...template }: MailTemplate): MailTemplateView => ({
  ...toView(template),
  off: off && { since: off.since?.toISOString() ?? null, by: off.by },
});

/** A mail as its reader would get it, in both forms. */
export class MailPreviewView {
  @ApiProperty({ type: String }) subject: string;
  @ApiProperty({ type: String, description: 'The whole mail as plain text.', example: 'Dear Asha Verma,' })
  text: string;
  @ApiProperty({ type: String, description: 'The whole mail as HTML.', example: '<html>…</html>' })
  html: string;
  @ApiProperty({
    type: String,
    description: 'Where that is a page for a frame, for ten minutes and the caller alone.',
    example: '/api/admin/mail-previews/0198c5a4-0000-7000-8000-000000000001',
  })
  page: string;
}

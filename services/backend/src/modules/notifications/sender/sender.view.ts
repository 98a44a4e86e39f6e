import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { type Finding, findingStates, senderChecks } from '../../../platform/sender-domain/finding';
import type { SenderState } from './describe-sender.use-case';

class SenderFindingView {
  @ApiProperty({ enum: senderChecks }) check: Finding['check'];
  @ApiProperty({
    enum: findingStates,
    description:
      'unknown: no DNS server told, or DKIM_SELECTOR is not set. unneeded: nobody gets mail from such a domain.',
  })
  state: Finding['state'];
  @ApiProperty({ type: String, example: 'firm.in has no SPF record.' }) says: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What to do; null where there is nothing to do.',
    example: 'add a TXT record for firm.in, such as "v=spf1 include:<relay> -all".',
  })
  todo: string | null;
}

/** What DNS says of the domain that our mails come from. */
export class SenderView {
  @ApiProperty({ type: String, example: 'firm.in', description: 'That of MAIL_FROM.' }) domain: string;
  @ApiProperty({ type: String, format: 'date-time' }) lookedAt: string;
  @ApiProperty({ type: [SenderFindingView] }) findings: SenderFindingView[];
}

export const toSenderView = ({ domain, lookedAt, findings }: SenderState): SenderView => ({
  domain,
  lookedAt: lookedAt.toISOString(),
  findings: findings.map(({ todo = null, ...finding }) => ({ ...finding, todo })),
});

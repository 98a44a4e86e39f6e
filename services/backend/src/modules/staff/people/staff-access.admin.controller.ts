import { Controller, Delete, Get, Param } from '@nestjs/common';
import { Allow, FreshlyAuthenticated } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiParam, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/expected-error';
import { Answers, AnswersNothing } from '../../../platform/http/listing/answer-headers';
import { RemoveStaffPasskeys } from '../passkeys/keep/remove-staff-passkeys.use-case';
import { UnlinkIdentity } from '../identities/unlink-identity.use-case';
import { RemoveStaffSecondFactor } from '../second-factor/remove-staff-second-factor.use-case';
import { EndStaffSessions } from '../session/end-staff-sessions.use-case';
import { ListSessions } from '../session/list-sessions.use-case';
import { ListedSessionView, toListedSessionView } from '../session/session.view';
import { type SignedInVisitor, CurrentSignedInVisitor } from '../visitor';

const OfPerson = () => ApiParam({ name: 'id', type: String, format: 'uuid', description: 'The person.' });

/** What other people sign in with, and where they are signed in. */
@ApiTags('staff')
@Allow('general')
@Controller('api/admin/staff')
export class StaffAccessAdminController {
  constructor(
    private readonly listStaffSessions: ListSessions,
    private readonly endStaffSessions: EndStaffSessions,
    private readonly removeStaffSecondFactor: RemoveStaffSecondFactor,
    private readonly removeStaffPasskeys: RemoveStaffPasskeys,
    private readonly unlinkIdentity: UnlinkIdentity,
  ) {}

  @Get(':id/sessions')
  @OfPerson()
  @ApiOperation({ operationId: 'listStaffSessions', summary: 'List where a person is signed in' })
  @Answers(200, [ListedSessionView])
  async listSessions(
    @Param('id') id: string,
    @CurrentSignedInVisitor() { actor }: SignedInVisitor,
  ): Promise<ListedSessionView[]> {
    const sessions = await this.listStaffSessions.run({ staffId: id });
    return sessions.map((session) => toListedSessionView(session, actor.sessionId));
  }

  @Delete(':id/sessions')
  @OfPerson()
  @FreshlyAuthenticated()
  @ApiOperation({ operationId: 'endStaffSessions', summary: 'Sign a person out everywhere' })
  @AnswersNothing('All of them have ended.')
  async endSessions(@Param('id') id: string, @CurrentSignedInVisitor() caller: SignedInVisitor): Promise<void> {
    await this.endStaffSessions.run({ staffId: id }, caller);
  }

  @Delete(':id/totp')
  @OfPerson()
  @FreshlyAuthenticated()
  @ApiOperation({ operationId: 'removeStaffSecondFactor', summary: 'Take away the one-time codes of a lost phone' })
  @AnswersNothing('The person signs in with the password alone; all sessions have ended.')
  @DescribeErrors('own_account', 'totp_missing')
  async removeSecondFactor(@Param('id') id: string, @CurrentSignedInVisitor() caller: SignedInVisitor): Promise<void> {
    await this.removeStaffSecondFactor.run({ staffId: id }, caller);
  }

  @Delete(':id/passkeys')
  @OfPerson()
  @FreshlyAuthenticated()
  @ApiOperation({
    operationId: 'removeStaffPasskeys',
    summary: 'Remove all passkeys of a person who has lost a device',
  })
  @AnswersNothing(
    'The person signs in in another way, or by the link of a mail makes another one; all sessions have ended.',
  )
  @DescribeErrors('own_account', 'passkey_missing')
  async removePasskeys(@Param('id') id: string, @CurrentSignedInVisitor() caller: SignedInVisitor): Promise<void> {
    await this.removeStaffPasskeys.run({ staffId: id }, caller);
  }

  @Delete(':id/identity')
  @OfPerson()
  @FreshlyAuthenticated()
  @ApiOperation({ operationId: 'unlinkStaffIdentity', summary: 'Unlink the account at the identity provider' })
  @AnswersNothing('It signs nobody in any more; all sessions have ended.')
  @DescribeErrors('own_account', 'identity_missing')
  async unlink(@Param('id') id: string, @CurrentSignedInVisitor() caller: SignedInVisitor): Promise<void> {
    await this.unlinkIdentity.run({ staffId: id }, caller);
  }
}

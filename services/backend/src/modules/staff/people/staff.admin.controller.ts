import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { Allow, FreshlyAuthenticated } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { ApiOperation, ApiParam, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/expected-error';
import { Answers, AnswersNothing, type Listed, type Versioned } from '../../../platform/http/listing/answer-headers';
import { DescribeList } from '../../../platform/http/listing/describe-list.decorator';
import { IfMatch } from '../../../platform/http/listing/record-version';
import { ManageSecondFactor } from '../second-factor/manage-second-factor.use-case';
import { ListedSessionView, ManageSessions } from '../session/manage-sessions.use-case';
import { ChangeStaffDto, InviteStaffDto } from '../staff.dto';
import { type SignedInVisitor, CurrentSignedInVisitor } from '../visitor';
import { findStaff, listStaff, StaffView } from './list-staff.use-case';
import { ManageStaff } from './manage-staff.use-case';

const OfPerson = () => ApiParam({ name: 'id', type: String, format: 'uuid', description: 'The person.' });

/** General administrators manage other people, with their sessions, links and one-time codes. */
@ApiTags('staff')
@Allow('general')
@Controller('api/admin/staff')
export class StaffAdminController {
  constructor(
    private readonly database: Database,
    private readonly manageStaff: ManageStaff,
    private readonly sessions: ManageSessions,
    private readonly secondFactor: ManageSecondFactor,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listStaff', summary: 'List the people who may sign in' })
  @DescribeList({
    unit: 'staff',
    view: StaffView,
    sort: '["name","ASC"]',
    filter: { keys: 'q, role, state, id', example: '{"role":"hr"}' },
  })
  async list(@Query() query: Record<string, unknown>): Promise<Listed<StaffView>> {
    return listStaff(this.database, query);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'findStaff', summary: 'Show one person' })
  @Answers(200, StaffView)
  async find(@Param('id') id: string): Promise<Versioned<StaffView>> {
    return findStaff(this.database, id);
  }

  @Post('invitations')
  @FreshlyAuthenticated()
  @ApiOperation({ operationId: 'inviteStaff', summary: 'Invite somebody by mail; again, to replace the link' })
  @Answers(201, StaffView, { description: 'The mail is on its way; its link is good once, for 24 hours.' })
  @DescribeErrors('staff_exists')
  async invite(
    @Body() given: InviteStaffDto,
    @CurrentSignedInVisitor() caller: SignedInVisitor,
  ): Promise<Versioned<StaffView>> {
    return this.find(await this.manageStaff.invite(given, caller));
  }

  @Put(':id')
  @FreshlyAuthenticated()
  @ApiOperation({
    operationId: 'changeStaff',
    summary: 'Change a name or a role, disable somebody or let them in again',
  })
  @Answers(200, StaffView)
  @DescribeErrors('own_account', 'last_general_admin')
  async change(
    @Param('id') id: string,
    @Body() given: ChangeStaffDto,
    @IfMatch() version: number | null,
    @CurrentSignedInVisitor() caller: SignedInVisitor,
  ): Promise<Versioned<StaffView>> {
    await this.manageStaff.change(id, given, version, caller);
    return this.find(id);
  }

  @Get(':id/sessions')
  @OfPerson()
  @ApiOperation({ operationId: 'listStaffSessions', summary: 'List where a person is signed in' })
  @Answers(200, [ListedSessionView])
  async listSessions(
    @Param('id') id: string,
    @CurrentSignedInVisitor() { actor }: SignedInVisitor,
  ): Promise<ListedSessionView[]> {
    return this.sessions.listOf(id, actor.sessionId);
  }

  @Delete(':id/sessions')
  @OfPerson()
  @FreshlyAuthenticated()
  @ApiOperation({ operationId: 'endStaffSessions', summary: 'Sign a person out everywhere' })
  @AnswersNothing('All of them have ended.')
  async endSessions(@Param('id') id: string, @CurrentSignedInVisitor() caller: SignedInVisitor): Promise<void> {
    await this.sessions.endAllOf(id, caller);
  }

  @Delete(':id/totp')
  @OfPerson()
  @FreshlyAuthenticated()
  @ApiOperation({ operationId: 'removeStaffSecondFactor', summary: 'Take away the one-time codes of a lost phone' })
  @AnswersNothing('The person signs in with the password alone; all sessions have ended.')
  @DescribeErrors('own_account', 'totp_missing')
  async removeSecondFactor(@Param('id') id: string, @CurrentSignedInVisitor() caller: SignedInVisitor): Promise<void> {
    await this.secondFactor.removeOf(id, caller);
  }
}

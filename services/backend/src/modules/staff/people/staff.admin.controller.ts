import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { Allow, FreshlyAuthenticated } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/expected-error';
import { Answers, type Listed, listed, type Versioned, versioned } from '../../../platform/http/listing/answer-headers';
import { DescribeList } from '../../../platform/http/listing/describe-list.decorator';
import { IfMatch } from '../../../platform/http/listing/record-version';
import { ChangeStaffDto, InviteStaffDto } from '../staff.dto';
import { type SignedInVisitor, CurrentSignedInVisitor } from '../visitor';
import { ChangeStaff } from './change-staff.use-case';
import { FindStaff } from './find-staff.use-case';
import { InviteStaff } from './invite-staff.use-case';
import { ListStaff } from './list-staff.use-case';
import { StaffView, toStaffView } from './staff.view';

/** General administrators manage other people. */
@ApiTags('staff')
@Allow('general')
@Controller('api/admin/staff')
export class StaffAdminController {
  constructor(
    private readonly listStaff: ListStaff,
    private readonly findStaff: FindStaff,
    private readonly inviteStaff: InviteStaff,
    private readonly changeStaff: ChangeStaff,
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
    return listed(await this.listStaff.run(query), toStaffView);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'findStaff', summary: 'Show one person' })
  @Answers(200, StaffView)
  async find(@Param('id') id: string): Promise<Versioned<StaffView>> {
    return versioned(await this.findStaff.run({ id }), toStaffView);
  }

  @Post('invitations')
  @FreshlyAuthenticated()
  @ApiOperation({ operationId: 'inviteStaff', summary: 'Invite somebody by mail; again, to replace the link' })
  @Answers(201, StaffView, { description: 'The mail is on its way; its link is good once, for 24 hours.' })
  @DescribeErrors('staff_exists')
  async invite(
    @Body() request: InviteStaffDto,
    @CurrentSignedInVisitor() caller: SignedInVisitor,
  ): Promise<Versioned<StaffView>> {
    return this.find(await this.inviteStaff.run(request, caller));
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
    @Body() { name, role, disabled }: ChangeStaffDto,
    @IfMatch() version: number | null,
    @CurrentSignedInVisitor() caller: SignedInVisitor,
  ): Promise<Versioned<StaffView>> {
    await this.changeStaff.run({ id, version, name, role, disabled }, caller);
    return this.find(id);
  }
}

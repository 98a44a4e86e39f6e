import { Body, Controller, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { type Actor, Allow, CurrentActor } from '../../platform/access/access.decorators';
import { FreshlyAuthenticated } from '../../platform/access/freshly-authenticated.decorator';
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '../../platform/http/api-docs.decorators';
import { contentRange } from '../../platform/http/content-range';
import { DescribeErrors } from '../../platform/http/describe-errors.decorator';
import { DescribeIfMatch } from '../../platform/http/describe-if-match.decorator';
import { DescribeList } from '../../platform/http/describe-list.decorator';
import { IfMatch } from '../../platform/http/if-match.decorator';
import { etagOf } from '../../platform/http/record-version';
import { ChangeStaff } from './change-staff.use-case';
import { InviteStaff } from './invite-staff.use-case';
import { ListStaff } from './list-staff.use-case';
import type { Visitor } from './visitor';
import { ChangeStaffDto, InviteStaffDto } from './staff.dto';
import { type ListedStaff, StaffView, toStaffView } from './staff.view';
import { CurrentVisitor } from './visitor.decorator';

const etag = { description: 'For If-Match.', schema: { type: 'string' as const } };

@ApiTags('staff')
@Allow('general')
@Controller('api/admin/staff')
export class StaffAdminController {
  constructor(
    private readonly listStaff: ListStaff,
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
  @DescribeErrors(400, 401, 403, 503)
  async list(@Query() query: Record<string, unknown>, @Res({ passthrough: true }) response: Response) {
    const page = await this.listStaff.list(query);
    response.setHeader('Content-Range', contentRange('staff', page.offset, page.rows.length, page.total));
    return page.rows.map(toStaffView);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'findStaff', summary: 'Show one person' })
  @ApiParam({ name: 'id', type: String, format: 'uuid' })
  @ApiOkResponse({ type: StaffView, headers: { ETag: etag } })
  @DescribeErrors(401, 403, 404, 503)
  async find(@Param('id') id: string, @Res({ passthrough: true }) response: Response): Promise<StaffView> {
    return show(await this.listStaff.find(id), response);
  }

  @Post('invitations')
  @FreshlyAuthenticated()
  @ApiOperation({ operationId: 'inviteStaff', summary: 'Invite somebody by mail; again, to replace the link' })
  @ApiCreatedResponse({ type: StaffView, description: 'The mail is on its way; its link is good once, for 24 hours.' })
  @DescribeErrors(400, 401, 403, 503, { 409: ['staff_exists'] })
  async invite(
    @Body() given: InviteStaffDto,
    @CurrentActor() actor: Actor,
    @CurrentVisitor() visitor: Visitor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StaffView> {
    const id = await this.inviteStaff.invite(given, actor, visitor);
    return show(await this.listStaff.find(id), response);
  }

  @Put(':id')
  @FreshlyAuthenticated()
  @ApiOperation({
    operationId: 'changeStaff',
    summary: 'Change a name or a role, disable somebody or let them in again',
  })
  @ApiParam({ name: 'id', type: String, format: 'uuid' })
  @DescribeIfMatch()
  @ApiOkResponse({ type: StaffView, headers: { ETag: etag } })
  @DescribeErrors(400, 401, 403, 404, 412, 503, { 409: ['own_account', 'last_general_admin'] })
  async change(
    @Param('id') id: string,
    @Body() given: ChangeStaffDto,
    @IfMatch() version: number | null,
    @CurrentActor() actor: Actor,
    @CurrentVisitor() visitor: Visitor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StaffView> {
    await this.changeStaff.change(id, given, version, actor, visitor);
    return show(await this.listStaff.find(id), response);
  }
}

function show(person: ListedStaff, response: Response): StaffView {
  response.setHeader('ETag', etagOf(person.version));
  return toStaffView(person);
}

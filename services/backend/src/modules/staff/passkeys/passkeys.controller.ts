import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { Allow, FreshlyAuthenticated } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/expected-error';
import { Answers, AnswersNothing } from '../../../platform/http/listing/answer-headers';
import { DuringSetup } from '../session/session.guard';
import { type SignedInVisitor, CurrentSignedInVisitor } from '../visitor';
import { AddPasskey } from './keep/add-passkey.use-case';
import { BeginPasskey } from './keep/begin-passkey.use-case';
import { ListPasskeys } from './keep/list-passkeys.use-case';
import { RemovePasskey } from './keep/remove-passkey.use-case';
import { RenamePasskey } from './keep/rename-passkey.use-case';
import { AddPasskeyDto, RenamePasskeyDto } from './passkeys.dto';
import { OwnPasskeysView, PasskeyCreationView, PasskeyView, toPasskeyView } from './passkeys.view';

/** The passkeys of the caller. */
@ApiTags('session')
@Allow('general', 'hr')
@Controller('api/session/passkeys')
export class PasskeysController {
  constructor(
    private readonly listPasskeys: ListPasskeys,
    private readonly beginPasskey: BeginPasskey,
    private readonly addPasskey: AddPasskey,
    private readonly renamePasskey: RenamePasskey,
    private readonly removePasskey: RemovePasskey,
  ) {}

  @Get()
  @DuringSetup()
  @ApiOperation({ operationId: 'listOwnPasskeys', summary: 'List the own passkeys' })
  @Answers(200, OwnPasskeysView)
  async list(@CurrentSignedInVisitor() { actor }: SignedInVisitor): Promise<OwnPasskeysView> {
    const { available, passkeys } = await this.listPasskeys.run({ staffId: actor.id });
    return { available, passkeys: passkeys.map(toPasskeyView) };
  }

  @Get('creation')
  @FreshlyAuthenticated()
  @ApiOperation({ operationId: 'beginPasskey', summary: 'Tell a browser of what to make a new passkey' })
  @Answers(200, PasskeyCreationView)
  @DescribeErrors('sign_in_method_off')
  begin(@CurrentSignedInVisitor() caller: SignedInVisitor): Promise<PasskeyCreationView> {
    return this.beginPasskey.run(caller);
  }

  @Post()
  @FreshlyAuthenticated()
  @ApiOperation({ operationId: 'addPasskey', summary: 'Add a passkey that the browser has made' })
  @Answers(201, PasskeyView)
  @DescribeErrors('sign_in_method_off', 'passkey_too_late', 'passkey_not_taken', 'passkey_exists', 'too_many_passkeys')
  async add(@Body() request: AddPasskeyDto, @CurrentSignedInVisitor() caller: SignedInVisitor): Promise<PasskeyView> {
    return toPasskeyView(await this.addPasskey.run(request, caller));
  }

  @Put(':id')
  @ApiOperation({ operationId: 'renamePasskey', summary: 'Give an own passkey another name' })
  @AnswersNothing('It has the name.')
  async rename(
    @Param('id') id: string,
    @Body() { name }: RenamePasskeyDto,
    @CurrentSignedInVisitor() caller: SignedInVisitor,
  ): Promise<void> {
    await this.renamePasskey.run({ id, name }, caller);
  }

  @Delete(':id')
  @FreshlyAuthenticated()
  @ApiOperation({ operationId: 'removePasskey', summary: 'Remove an own passkey' })
  @AnswersNothing('It signs nobody in any more, and all other sessions have ended.')
  @DescribeErrors('last_way_in')
  async remove(@Param('id') id: string, @CurrentSignedInVisitor() caller: SignedInVisitor): Promise<void> {
    await this.removePasskey.run({ id }, caller);
  }
}

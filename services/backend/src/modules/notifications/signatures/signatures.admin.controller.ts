import { Body, Controller, Get, Put } from '@nestjs/common';
import {
  type Actor,
  Allow,
  CurrentActor,
  CurrentCaller,
  type Caller,
} from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { Answers, Versioned } from '../../../platform/http/listing/answer-headers';
import { IfMatch } from '../../../platform/http/listing/record-version';
import { ChangeSignature } from './change-signature.use-case';
import { DescribeSignatures } from './describe-signatures.use-case';
import { ChangeSignatureRequest } from './signatures.dto';
import { SignaturesView, toSignaturesView } from './signatures.view';

@ApiTags('mails')
@Allow('general', 'hr')
@Controller('api/admin/signatures')
export class SignaturesAdminController {
  constructor(
    private readonly describeSignatures: DescribeSignatures,
    private readonly changeSignature: ChangeSignature,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'describeSignatures', summary: 'Show one’s own signature, and the office’s' })
  @Answers(200, SignaturesView)
  async find(@CurrentActor() reader: Actor): Promise<SignaturesView> {
    return toSignaturesView(await this.describeSignatures.run(reader));
  }

  @Put('own')
  @ApiOperation({ operationId: 'changeOwnSignature', summary: 'Change what mails that one writes end with' })
  @Answers(200, SignaturesView)
  async changeOwn(
    @Body() { text }: ChangeSignatureRequest,
    @IfMatch() version: number | null,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<SignaturesView>> {
    await this.changeSignature.run({ of: 'own', text, version }, caller);
    const view = await this.find(caller.actor);
    return new Versioned(view, view.own.version);
  }

  @Put('office')
  @Allow('general')
  @ApiOperation({
    operationId: 'changeOfficeSignature',
    summary: 'Change what automatic mails to people outside end with, and those of colleagues who have no signature',
  })
  @Answers(200, SignaturesView)
  async changeOffice(
    @Body() { text }: ChangeSignatureRequest,
    @IfMatch() version: number | null,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<SignaturesView>> {
    await this.changeSignature.run({ of: 'office', text, version }, caller);
    const view = await this.find(caller.actor);
    return new Versioned(view, view.office.version);
  }
}
